import type { PriceBand } from '@songwai/core/pricing/fares/rate-card';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { setRates } from '../../identity/users/rates-queries.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { PricingTables, ServiceKind } from '../tables.ts';

/** The price lists, DEFAULT first. */
export const listPriceListRows = (db: Kysely<Database>) =>
  db.selectFrom('price_lists').selectAll().orderBy(sql`id = 'DEFAULT'`, 'desc').orderBy('id').limit(200).execute();

/** @returns the list; undefined where the id is taken. */
export const insertPriceList = (db: Kysely<Database>, row: Insertable<PricingTables['price_lists']>) =>
  db
    .insertInto('price_lists')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

export async function hasPriceList(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('price_lists').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function hasVehicle(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('vehicles').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Filters for versions of rate cards. */
export interface CardFilter {
  readonly priceList: string | null;
  readonly vehicleId: number | null;
  readonly service: ServiceKind | null;
  readonly now: Date;
}

/** A version of a rate card with its bands and its state. */
export type CardRow = Selectable<PricingTables['rate_cards']> & {
  readonly bands: readonly PriceBand[];
  readonly state: 'past' | 'current' | 'upcoming';
};

const pageSize = 100;

const selectCards = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('rate_cards')
    .selectAll()
    .select([
      sql<
        readonly PriceBand[]
      >`(select json_agg(json_build_object('fromKm', from_km, 'perKmSatang', per_km_satang) order by from_km)
        from rate_card_bands where rate_card_id = rate_cards.id)`.as('bands'),
      sql<CardRow['state']>`case when valid_from > ${now} then 'upcoming'
        when exists (select from rate_cards newer where newer.price_list = rate_cards.price_list
          and newer.vehicle_id = rate_cards.vehicle_id and newer.service = rate_cards.service
          and newer.valid_from > rate_cards.valid_from and newer.valid_from <= ${now}) then 'past'
        else 'current' end`.as('state'),
    ]);

/** A page of versions of rate cards, the newest first. */
export function listCardRows(
  db: Kysely<Database>,
  { cursor, ...filter }: CardFilter & { readonly cursor: string | undefined },
): Promise<Page<CardRow>> {
  const cards = selectCards(db, filter.now)
    .$if(filter.priceList !== null, (query) => query.where('price_list', '=', filter.priceList ?? ''))
    .$if(filter.vehicleId !== null, (query) => query.where('vehicle_id', '=', filter.vehicleId ?? 0))
    .$if(filter.service !== null, (query) => query.where('service', '=', filter.service ?? 'express'));
  return paginate(cards, { keys: [numberKey('id')], direction: 'desc', cursor, size: pageSize });
}

/** A version of a rate card. @throws NoResultError there is none with this id. */
export const findCardRow = (db: Kysely<Database>, { id, now }: { readonly id: number; readonly now: Date }): Promise<CardRow> =>
  selectCards(db, now).where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Stores a version of a rate card; within a transaction.
 *
 * @returns its id; undefined where another version begins at that moment.
 */
export async function insertCard(
  db: Kysely<Database>,
  { card, bands }: { readonly card: Insertable<PricingTables['rate_cards']>; readonly bands: readonly PriceBand[] },
): Promise<number | undefined> {
  const row = await db
    .insertInto('rate_cards')
    .values(card)
    .onConflict((conflict) => conflict.columns(['price_list', 'vehicle_id', 'service', 'valid_from']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await db
    .insertInto('rate_card_bands')
    .values(bands.map(({ fromKm, perKmSatang }) => ({ rate_card_id: row.id, from_km: fromKm, per_km_satang: perKmSatang })))
    .execute();
  return row.id;
}

/** Sets a customer's tier and price list, and records the administrator. */
export async function changeRates(
  db: Kysely<Database>,
  change: Insertable<PricingTables['special_rates']> & { readonly tier: 'normal' | 'contract' },
): Promise<void> {
  const { user_id: id, tier, price_list = null } = change;
  await setRates(db, id, { tier, price_list });
  await db.insertInto('special_rates').values(change).execute();
}
