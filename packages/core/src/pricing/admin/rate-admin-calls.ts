import type { Static } from 'typebox';
import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { LocalName } from '../catalog.ts';
import type { PriceBand } from '../fares/rate-card.ts';
import { answeredMoment, momentToWire } from '../moment-wire.ts';
import type { priceList as PriceListWire, rateCard as RateCardWire } from './rate-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** A price list that can be assigned to customers. */
export interface PriceList {
  readonly id: string;
  readonly name: LocalName;
  readonly allowsPromo: boolean;
  readonly createdAt: Date;
}

/** The content of a rate card. */
export interface RateCardContent {
  readonly priceList: string;
  readonly vehicleId: number;
  readonly service: 'express' | 'nextDay';
  readonly baseSatang: Satang;
  readonly bands: readonly PriceBand[];
  readonly extraStopSatang: Satang;
  /** Charged percentage of the distance fare. */
  readonly farePercent: number;
  readonly note: string;
}

/** One version of a rate card. */
export interface RateCardVersion extends RateCardContent {
  readonly id: number;
  readonly validFrom: Date;
  readonly state: 'past' | 'current' | 'upcoming';
  readonly enteredAt: Date;
  /** User id of the administrator; null for cards that came with the product. */
  readonly enteredBy: string | null;
}

const listFromWire = (wire: Static<typeof PriceListWire>): PriceList => ({
  id: wire.id,
  name: { th: wire.nameTh, en: wire.nameEn },
  allowsPromo: wire.allowsPromo,
  createdAt: answeredMoment(wire.createdAt),
});

const cardFromWire = (wire: Static<typeof RateCardWire>): RateCardVersion => ({
  id: wire.id,
  priceList: wire.priceList,
  vehicleId: wire.vehicle,
  service: wire.service,
  baseSatang: satangFromBaht(wire.basePrice),
  bands: wire.bands.map(({ fromKm, perKm }) => ({ fromKm, perKmSatang: satangFromBaht(perKm) })),
  extraStopSatang: satangFromBaht(wire.extraStopFee),
  farePercent: wire.farePercent,
  note: wire.note,
  validFrom: answeredMoment(wire.validFrom),
  state: wire.state,
  enteredAt: answeredMoment(wire.enteredAt),
  enteredBy: wire.enteredBy ?? null,
});

/** @throws GatewayError */
export const fetchPriceLists = async (transport: Transport): Promise<readonly PriceList[]> => {
  const reply = await call(transport, routes.listPriceLists);
  return (reply.priceLists ?? []).map(listFromWire);
};

/** @throws GatewayError code 409 if the id already exists. */
export const makePriceList = async (transport: Transport, list: Omit<PriceList, 'createdAt'>): Promise<void> => {
  const { id, name, allowsPromo } = list;
  await call(transport, routes.createPriceList, { id, nameTh: name.th, nameEn: name.en, allowsPromo });
};

/** Filters versions; `cursor` is the `nextCursor` of the previous page. */
export interface RateCardQuestion {
  readonly priceList?: string;
  readonly vehicleId?: number;
  readonly service?: 'express' | 'nextDay';
  readonly cursor?: string;
}

/** Versions of rate cards, newest first, 100 a page. @throws GatewayError */
export const fetchRateCards = async (
  transport: Transport,
  { vehicleId, ...question }: RateCardQuestion,
): Promise<{ readonly cards: readonly RateCardVersion[]; readonly nextCursor: string | null }> => {
  const { rateCards = [], nextCursor = null } = await call(transport, routes.listRateCards, {
    ...question,
    vehicle: vehicleId?.toString(),
  });
  return { cards: rateCards.map(cardFromWire), nextCursor };
};

/**
 * Adds a version of a rate card, valid from a given time.
 * @param card `validFrom` null means at once.
 * @throws GatewayError code 422 with the `field` at fault, 409 if another version starts at that time.
 */
export const addRateCard = async (
  transport: Transport,
  card: RateCardContent & { readonly validFrom: Date | null },
): Promise<RateCardVersion> => {
  const reply = await call(transport, routes.enterRateCard, {
    priceList: card.priceList,
    vehicle: card.vehicleId,
    service: card.service,
    basePrice: bahtFromSatang(card.baseSatang),
    bands: card.bands.map(({ fromKm, perKmSatang }) => ({ fromKm, perKm: bahtFromSatang(perKmSatang) })),
    extraStopFee: bahtFromSatang(card.extraStopSatang),
    farePercent: card.farePercent,
    ...(card.note !== '' && { note: card.note }),
    ...(card.validFrom !== null && { validFrom: momentToWire(card.validFrom) }),
  });
  if (reply.rateCard === undefined) throw new TypeError('The gateway entered a rate card and did not say which.');
  return cardFromWire(reply.rateCard);
};

/**
 * Gives a user a special rate, or ends it.
 * @param rate `priceList` null ends it.
 * @throws GatewayError code 404 no such user, 422 no such list.
 */
export const giveSpecialRate = async (
  transport: Transport,
  rate: { readonly userId: string; readonly priceList: string | null },
): Promise<void> => {
  const { userId, priceList } = rate;
  await call(transport, routes.setSpecialRate, {
    userId,
    isSpecial: priceList !== null,
    ...(priceList !== null && { priceList }),
  });
};
