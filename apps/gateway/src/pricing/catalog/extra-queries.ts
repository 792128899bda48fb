import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Extras with the ids of their vehicles. */
export const readExtraRows = (db: Kysely<Database>) =>
  db
    .selectFrom('extras')
    .selectAll()
    .select(
      sql<number[]>`array(select vehicle_id from extra_vehicles where extra_id = extras.id order by vehicle_id)`.as('vehicleIds'),
    )
    .orderBy('id')
    .execute();
