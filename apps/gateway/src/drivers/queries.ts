import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

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
