import type { ExtraRule, RateCard, VehicleRate } from '@songwai/core/pricing/fares/rate-card';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { defaultPriceList } from '../customer-view.ts';
import type { ServiceKind } from '../tables.ts';
import { readExtraRows } from './extra-queries.ts';

/** The prices of a vehicle in one service. */
export interface ServiceRate extends VehicleRate {
  /** Percent of the distance fare that is charged. */
  readonly farePercent: number;
}

/** The rate card with the names of extras for refusals. */
export interface NamedRateCard extends RateCard {
  readonly vehicles: readonly ServiceRate[];
  readonly extraNames: ReadonlyMap<number, LocalText>;
}

/** Selects a rate card. */
export interface RateQuestion {
  readonly priceList: string;
  readonly service: ServiceKind;
  readonly now: Date;
}

const asBands = (rows: readonly { fromKm: number; perKmSatang: number }[], cardId: number): VehicleRate['bands'] => {
  const [first, ...later] = rows;
  if (first === undefined) throw new Error(`Rate card ${cardId} has no price band: add a row to rate_card_bands.`);
  return [first, ...later];
};

function asRule(row: Awaited<ReturnType<typeof readExtraRows>>[number]): ExtraRule {
  const base = { id: row.id, vehicleIds: row.vehicleIds };
  switch (row.kind) {
    case 'fixed':
      return { ...base, kind: 'fixed', feeSatang: row.fee_satang };
    case 'fareShare':
      return { ...base, kind: 'fareShare', percent: row.percent, maxSatang: row.max_satang ?? 0 };
    case 'returnLeg':
      return { ...base, kind: 'returnLeg', percent: row.percent };
  }
}

/** The cards in force now, one per vehicle: the newest of the list, else the newest of DEFAULT. */
const readCurrentCards = (db: Kysely<Database>, { priceList, service, now }: RateQuestion) =>
  db
    .selectFrom('rate_cards')
    .distinctOn('vehicle_id')
    .selectAll()
    .where('service', '=', service)
    .where('valid_from', '<=', now)
    .where('price_list', 'in', [priceList, defaultPriceList])
    .orderBy('vehicle_id')
    .orderBy(sql`price_list = ${priceList}`, 'desc')
    .orderBy('valid_from', 'desc')
    .execute();

/** The present rates, by vehicle; a vehicle without a card is not offered in this service. */
export async function readVehicleRates(db: Kysely<Database>, question: RateQuestion): Promise<readonly ServiceRate[]> {
  const cards = await readCurrentCards(db, question);
  if (cards.length === 0) return [];
  const bands = await db
    .selectFrom('rate_card_bands')
    .select(['rate_card_id as cardId', 'from_km as fromKm', 'per_km_satang as perKmSatang'])
    .where(
      'rate_card_id',
      'in',
      cards.map(({ id }) => id),
    )
    .orderBy('from_km')
    .execute();
  return cards.map((card) => ({
    vehicleId: card.vehicle_id,
    baseSatang: card.base_satang,
    extraStopSatang: card.extra_stop_satang,
    farePercent: card.fare_percent,
    bands: asBands(
      bands.filter(({ cardId }) => cardId === card.id).map(({ fromKm, perKmSatang }) => ({ fromKm, perKmSatang })),
      card.id,
    ),
  }));
}

/** The rules of the extras on offer. */
export const readExtraRules = async (db: Kysely<Database>): Promise<readonly ExtraRule[]> =>
  (await readExtraRows(db)).map(asRule);

/** The rate card that is in force now. */
export async function readRateCard(db: Kysely<Database>, question: RateQuestion): Promise<NamedRateCard> {
  const [vehicles, extras] = await Promise.all([readVehicleRates(db, question), readExtraRows(db)]);
  return {
    vehicles,
    extras: extras.map(asRule),
    extraNames: new Map(extras.map((row) => [row.id, { th: row.name_th, en: row.name_en }])),
  };
}
