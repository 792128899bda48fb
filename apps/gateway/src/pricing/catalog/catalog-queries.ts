import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** All vehicles, ordered by id. */
export const readVehicleRows = (db: Kysely<Database>) => db.selectFrom('vehicles').selectAll().orderBy('id').execute();

/** The full-day packages of a group of customers; those of DEFAULT where the group has none of its own. */
export async function readFullDayRows(db: Kysely<Database>, userGroup: string) {
  const rows = await db
    .selectFrom('full_day_packages')
    .selectAll()
    .where('user_group', 'in', [userGroup, 'DEFAULT'])
    .where('is_offered', '=', true)
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.user_group === userGroup);
  return own.length > 0 ? own : rows;
}

/** The vehicle of a booked job. @throws NoResultError there is none with this id. */
export const readVehicle = (db: Kysely<Database>, vehicleId: number) =>
  db.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).executeTakeFirstOrThrow();

/** The kind of a vehicle by its id; undefined for an unknown vehicle. */
export async function findVehicleKind(db: Kysely<Database>, vehicleId: number): Promise<string | undefined> {
  const row = await db.selectFrom('vehicles').select('kind').where('id', '=', vehicleId).executeTakeFirst();
  return row?.kind;
}
