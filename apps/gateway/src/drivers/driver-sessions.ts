import { createHash } from 'node:crypto';
import type { DriverSessionReader } from '../http/session.ts';
import { type DriverDb, findDriverByToken } from './queries.ts';

/** Tells whose app a driver's token belongs to. */
export function createDriverSessions({ db }: { readonly db: DriverDb }): DriverSessionReader {
  return {
    read: async (token) => {
      const driver = await findDriverByToken(db, createHash('sha256').update(token).digest());
      if (driver === undefined) return { problem: 130 };
      return driver.is_active ? { session: { driverId: driver.id } } : { problem: 132 };
    },
  };
}
