import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PricingTables } from '../tables.ts';

type Tier = PricingTables['tier_prices']['tier'];

/** Ids of all vehicles and extras. */
export async function readOfferIds(db: Db): Promise<{ vehicleIds: ReadonlySet<number>; extraIds: ReadonlySet<number> }> {
  const [vehicles, extras] = await Promise.all([
    db.selectFrom('vehicles').select('id').execute(),
    db.selectFrom('extras').select('id').execute(),
  ]);
  return { vehicleIds: new Set(vehicles.map(({ id }) => id)), extraIds: new Set(extras.map(({ id }) => id)) };
}

/** Replaces the vehicles and extras on offer in a province. */
export async function replaceAreaOffer(
  trx: Db,
  offer: { readonly province: string; readonly vehicleIds: readonly number[]; readonly extraIds: readonly number[] },
): Promise<void> {
  const { province, vehicleIds, extraIds } = offer;
  await trx.deleteFrom('area_vehicles').where('province', '=', province).execute();
  await trx.deleteFrom('area_extras').where('province', '=', province).execute();
  const vehicles = vehicleIds.map((vehicle_id) => ({ province, vehicle_id }));
  const extras = extraIds.map((extra_id) => ({ province, extra_id }));
  if (vehicles.length > 0) await trx.insertInto('area_vehicles').values(vehicles).execute();
  if (extras.length > 0) await trx.insertInto('area_extras').values(extras).execute();
}

/** Changes an extra; without `vehicleIds` its vehicles stay. */
export async function updateExtraRow(
  trx: Db,
  change: {
    readonly id: number;
    readonly columns: Updateable<PricingTables['extras']>;
    readonly vehicleIds: readonly number[] | undefined;
  },
): Promise<void> {
  const { id, columns, vehicleIds } = change;
  if (Object.keys(columns).length > 0) await trx.updateTable('extras').set(columns).where('id', '=', id).execute();
  if (vehicleIds === undefined) return;
  await trx.deleteFrom('extra_vehicles').where('extra_id', '=', id).execute();
  const rows = vehicleIds.map((vehicle_id) => ({ extra_id: id, vehicle_id }));
  if (rows.length > 0) await trx.insertInto('extra_vehicles').values(rows).execute();
}

/** The price list of each tier, in ascending order of the tiers. */
export async function readTierPrices(db: Db) {
  const order: readonly Tier[] = ['normal', 'silver', 'gold', 'platinum', 'contract'];
  const rows = await db.selectFrom('tier_prices').selectAll().execute();
  return rows.sort((one, other) => order.indexOf(one.tier) - order.indexOf(other.tier));
}

export async function updateTierPrice(
  trx: Db,
  price: { readonly tier: Tier; readonly priceList: string | null; readonly allowsPromo: boolean },
): Promise<void> {
  await trx
    .updateTable('tier_prices')
    .set({ price_list: price.priceList, allows_promo: price.allowsPromo })
    .where('tier', '=', price.tier)
    .execute();
}
