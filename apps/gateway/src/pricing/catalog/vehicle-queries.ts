import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { FindVehicleNames } from '../../tax-documents/vehicle-names.ts';

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

/** Names of vehicles by their ids. */
export const findVehicleNames: FindVehicleNames = async (db, ids) => {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'name_th as th', 'name_en as en'])
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ id, th, en }) => [id, { th, en }]));
};
