import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The database, or a transaction on it. */
export type DriverDb = Kysely<Database>;

/** A driver as customers see one. */
export interface NewDriver {
  readonly firstName: string;
  /** No two have the same. */
  readonly plate: string;
  readonly vehicleKind: string;
}

/** Makes the drivers that are not there yet, by their plates; safe to run at every start. */
export async function ensureDrivers(db: Kysely<Database>, drivers: readonly NewDriver[]): Promise<void> {
  await db
    .insertInto('drivers')
    .values(drivers.map((row) => ({ first_name: row.firstName, plate: row.plate, vehicle_kind: row.vehicleKind })))
    .onConflict((conflict) => conflict.column('plate').doNothing())
    .execute();
}

/** The driver whose app has this token; undefined for a token that nobody issued or that was revoked. */
export const findDriverByToken = (db: DriverDb, tokenHash: Buffer) =>
  db
    .selectFrom('driver_sessions')
    .innerJoin('drivers', 'drivers.id', 'driver_sessions.driver_id')
    .select(['drivers.id', 'drivers.is_active'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
