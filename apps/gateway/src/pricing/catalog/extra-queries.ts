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

/** The vehicles and extras for orders that begin in a province. */
export interface AreaOffer {
  readonly vehicleIds: ReadonlySet<number>;
  readonly extraIds: ReadonlySet<number>;
}

/** Reads the offer of a province; empty where it has no rows. */
export async function readAreaOffer(db: Kysely<Database>, province: string): Promise<AreaOffer> {
  const [vehicles, extras] = await Promise.all([
    db.selectFrom('area_vehicles').select('vehicle_id').where('province', '=', province).execute(),
    db.selectFrom('area_extras').select('extra_id').where('province', '=', province).execute(),
  ]);
  return {
    vehicleIds: new Set(vehicles.map((row) => row.vehicle_id)),
    extraIds: new Set(extras.map((row) => row.extra_id)),
  };
}
