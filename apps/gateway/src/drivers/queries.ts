import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { simulatedDrivers } from './simulated-drivers.ts';

/** Makes the simulated drivers that are not there yet; safe to run at every start. */
export async function ensureSimulatedDrivers(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('drivers')
    .values(simulatedDrivers.map((row) => ({ first_name: row.firstName, plate: row.plate, vehicle_kind: row.vehicleKind })))
    .onConflict((conflict) => conflict.column('plate').doNothing())
    .execute();
}
