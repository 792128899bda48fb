import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** All vehicles, ordered by id. */
export const readVehicleRows = (db: Kysely<Database>) => db.selectFrom('vehicles').selectAll().orderBy('id').execute();

/** The vehicle of a booked job. @throws NoResultError there is none with this id. */
export const readVehicle = (db: Kysely<Database>, vehicleId: number) =>
  db.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).executeTakeFirstOrThrow();

/** The kind of a vehicle by its id; undefined for an unknown vehicle. */
export async function findVehicleKind(db: Kysely<Database>, vehicleId: number): Promise<string | undefined> {
  const row = await db.selectFrom('vehicles').select('kind').where('id', '=', vehicleId).executeTakeFirst();
  return row?.kind;
}
