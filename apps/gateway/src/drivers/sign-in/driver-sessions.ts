import { dayMs } from '@songwai/core/basics/durations';
import type { DriverSessionReader } from '../../http/callers/session.ts';
import type { Clock } from '../../platform/deps.ts';
import { hashToken } from '../../platform/session-tokens.ts';
import type { DriverDb } from '../queries.ts';
import { findDriverByToken, touchDriverSession } from './sign-in-queries.ts';

const idleMs = 30 * dayMs;
/** `last_seen_at` is written at most this often. */
const touchEveryMs = 600_000;

/** Finds the driver that a token belongs to. */
export function createDriverSessions({ db, clock }: { readonly db: DriverDb; readonly clock: Clock }): DriverSessionReader {
  return {
    read: async (token) => {
      const tokenHash = hashToken(token);
      const driver = await findDriverByToken(db, tokenHash);
      if (driver === undefined) return { problem: 130 };
      if (!driver.is_active) return { problem: 132 };
      if (driver.revoked_at !== null) return { problem: 133 };
      const now = clock.now();
      const unseenMs = now.getTime() - driver.seenAt.getTime();
      if (unseenMs > idleMs) return { problem: 130 };
      if (unseenMs > touchEveryMs) await touchDriverSession(db, tokenHash, now);
      return { session: { driverId: driver.id } };
    },
  };
}
