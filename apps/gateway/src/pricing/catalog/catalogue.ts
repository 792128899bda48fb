import type { ExtraRule, RateCard, VehicleRate } from '@songwai/core/pricing/fares/rate-card';
import type { LocalText } from '../../http/language.ts';
import { defaultPriceList } from '../customer-view.ts';
import type { ServiceKind } from '../tables.ts';
import type { CatalogueRows } from './catalogue-queries.ts';

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

/** The vehicles and extras for orders that begin in a province. */
export interface AreaOffer {
  readonly vehicleIds: ReadonlySet<number>;
  readonly extraIds: ReadonlySet<number>;
}

/** What is offered and what it costs; in memory, so that a price needs no database. */
export interface Catalogue extends Pick<CatalogueRows, 'vehicles' | 'extras'> {
  readonly extraRules: readonly ExtraRule[];
  /** The rates in force, by vehicle; a vehicle without a card is not offered in this service. */
  vehicleRates(question: RateQuestion): readonly ServiceRate[];
  /** The rate card in force. */
  rateCard(question: RateQuestion): NamedRateCard;
  /** The offer of a province; empty where it has none. */
  areaOffer(province: string): AreaOffer;
}

/** Reads the catalogue: from memory, never older than an answered change. */
export type ReadCatalogue = () => Promise<Catalogue>;

type CardRow = CatalogueRows['cards'][number];

function asRule(row: CatalogueRows['extras'][number]): ExtraRule {
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

const bandsOf = ({ bands }: CatalogueRows, cardId: number): VehicleRate['bands'] => {
  const own = bands.filter((band) => band.cardId === cardId).map(({ fromKm, perKmSatang }) => ({ fromKm, perKmSatang }));
  const [first, ...later] = own;
  if (first === undefined) throw new Error(`Rate card ${cardId} has no price band: add a row to rate_card_bands.`);
  return [first, ...later];
};

/** A vehicle's cards of a list and a service, the newest first. */
const cardKey = ({ price_list, vehicle_id, service }: Pick<CardRow, 'price_list' | 'vehicle_id' | 'service'>) =>
  `${price_list} ${vehicle_id} ${service}`;

/** Prepares the rows for questions. */
export function createCatalogue(rows: CatalogueRows): Catalogue {
  const { vehicles, extras, cards, areaVehicles, areaExtras } = rows;
  const byKey = Map.groupBy(cards, cardKey);
  const rates = new Map<number, ServiceRate>();
  const extraRules = extras.map(asRule);
  const extraNames = new Map(extras.map((row) => [row.id, { th: row.name_th, en: row.name_en }]));
  const vehicleIds = [...new Set(cards.map((card) => card.vehicle_id))].sort((one, other) => one - other);
  const offers = new Map<string, AreaOffer>();
  const changeTimes = [...new Set(cards.map((card) => card.valid_from.getTime()))].sort((one, other) => one - other);
  const ratesInForce = new Map<string, readonly ServiceRate[]>();

  const rateOf = (card: CardRow): ServiceRate => {
    const known = rates.get(card.id);
    if (known !== undefined) return known;
    const rate = {
      vehicleId: card.vehicle_id,
      baseSatang: card.base_satang,
      extraStopSatang: card.extra_stop_satang,
      farePercent: card.fare_percent,
      bands: bandsOf(rows, card.id),
    };
    rates.set(card.id, rate);
    return rate;
  };

  /** The newest of the list, else the newest of DEFAULT. */
  const cardInForce = (vehicleId: number, { priceList, service, now }: RateQuestion): CardRow | undefined => {
    const newest = (list: string) =>
      byKey.get(cardKey({ price_list: list, vehicle_id: vehicleId, service }))?.find((card) => card.valid_from <= now);
    return newest(priceList) ?? newest(defaultPriceList);
  };

  /** Asked for with every estimate; the answer is another only when a card begins to be valid. */
  const vehicleRates = (question: RateQuestion): readonly ServiceRate[] => {
    const { priceList, service, now } = question;
    const period = changeTimes.findLastIndex((time) => time <= now.getTime());
    const key = `${period} ${service} ${priceList}`;
    const known = ratesInForce.get(key);
    if (known !== undefined) return known;
    const found = vehicleIds.flatMap((vehicleId) => {
      const card = cardInForce(vehicleId, question);
      return card === undefined ? [] : [rateOf(card)];
    });
    ratesInForce.set(key, found);
    return found;
  };

  return {
    vehicles,
    extras,
    extraRules,
    vehicleRates,
    rateCard: (question) => ({ vehicles: vehicleRates(question), extras: extraRules, extraNames }),
    areaOffer: (province) => {
      const known = offers.get(province);
      if (known !== undefined) return known;
      const isThere = (row: { readonly province: string }) => row.province === province;
      const offer = {
        vehicleIds: new Set(areaVehicles.filter(isThere).map((row) => row.vehicle_id)),
        extraIds: new Set(areaExtras.filter(isThere).map((row) => row.extra_id)),
      };
      offers.set(province, offer);
      return offer;
    },
  };
}
