import type { LatLng } from '@songwai/core/basics/geo';
import type { Satang } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { plainCode } from '@songwai/core/basics/text/plain-code';
import type { Fare } from '@songwai/core/pricing/fares/fare';
import { calculateNet, type NetPrice, type PromoDiscount } from '@songwai/core/pricing/fares/net-price';
import type { ParcelLimit } from '@songwai/core/pricing/vehicles/parcel-limit';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Province } from '../places/area/provinces.ts';
import { provinceAt } from '../places/area/service-area.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadCatalogue } from './catalog/catalogue.ts';
import { type CreditOfBookings, readBookingCredit, readCreditOfBookings, readFreeCredit } from './credit/free-credit-queries.ts';
import type { FindCustomer } from './customer-copies.ts';
import { defaultPriceList, type PayingCustomer, readPriceList } from './customer-view.ts';
import type { PricedOrder, PriceRequest, RatedOrder } from './priced-order.ts';
import { findPromo } from './promo/promo-queries.ts';
import { findPromoProblem, type PromoFacts } from './promo/promo-rule.ts';
import { promoTexts } from './promo/promo-texts.ts';
import type { Quote, Quotes } from './quotes/quotes.ts';
import { rateOrder } from './rate-order.ts';
import type { Router } from './router/router.ts';
import { pricingTexts } from './texts.ts';

/** What the service needs. */
export interface PricingDeps {
  readonly db: Kysely<Database>;
  readonly router: Router;
  readonly clock: Clock;
  readonly quotes: Quotes;
  readonly readCatalogue: ReadCatalogue;
  readonly findCustomer: FindCustomer;
}

/** The paying customer, and the code that the customer entered. */
interface Payer {
  readonly customer: PayingCustomer | undefined;
  readonly promoCode: string | undefined;
  /** The customer's free credit, where it has been read; else it is read to price the order. */
  readonly creditSatang?: number;
}

/** What a booking has spent besides money. */
export interface SpentAllowance {
  readonly promoCode: string | null;
  readonly creditSatang: Satang;
}

/**
 * Prices orders. Higher rooms rate an order first (which may call a routing server) and price it within their own transaction.
 */
export interface Pricing {
  /** By the price list of `userId`, and at the price of a valid quote. @throws {BusinessRefusal} 422 naming the field at fault. */
  rate(request: PriceRequest): Promise<RatedOrder>;
  /** @param db the transaction that books, or the database for an estimate. */
  price(db: Kysely<Database>, rated: RatedOrder, payer: Payer): Promise<PricedOrder>;
  /** The price of a job whose stops change, with the code and the credit of its booking; whether they may be used was judged then. */
  reprice(db: Kysely<Database>, rated: RatedOrder, spent: SpentAllowance): Promise<NetPrice>;
  estimate(request: PriceRequest, payer: { userId: string | undefined; promoCode: string | undefined }): Promise<PricedOrder>;
  /** Promises the order's price to whoever books it soon. */
  quote(order: RatedOrder): Promise<Quote>;
  /** Whether one of these extras adds a return leg. */
  hasReturnTrip(extraIds: readonly number[]): Promise<boolean>;
  /** What a vehicle takes; undefined if there is none with this id. */
  limitOf(vehicleId: number): Promise<ParcelLimit | undefined>;
  /** @throws {BusinessRefusal} 422 outside the service area. */
  requireServed(place: LatLng): Province;
  /** The free credit that a customer has, in satang. */
  readFreeCredit(userId: string): Promise<number>;
  /** What bookings may take of it, one after another. */
  readCreditOfBookings(userId: string): Promise<CreditOfBookings>;
}

type PromoAnswer = Pick<PricedOrder, 'promo' | 'promoProblem'> & {
  /** The discount on an order with this normal price. */
  readonly discountFor: (normalSatang: Satang) => PromoDiscount | null;
};

const noPromo = (promoProblem: LocalText | null): PromoAnswer => ({ promo: null, promoProblem, discountFor: () => null });

export function createPricing(deps: PricingDeps): Pricing {
  const rate = async (request: PriceRequest) => {
    const service = request.isNextDay ? 'nextDay' : 'express';
    const priceList = request.priceList ?? (await readPriceList(deps.db, request.userId));
    const catalogue = await deps.readCatalogue();
    const card = catalogue.rateCard({ priceList, service, now: request.at ?? deps.clock.now() });
    const rated = await rateOrder(
      { ...request, service },
      { card, priceList, router: deps.router, offerOf: ({ code }) => catalogue.areaOffer(code) },
    );
    const quoted = request.quoteId === undefined ? undefined : await deps.quotes.redeem(request.quoteId, rated);
    return quoted === undefined ? rated : { ...rated, ...quoted, isQuoted: true };
  };

  const judgePromo = async (db: Kysely<Database>, rated: RatedOrder, { customer, promoCode }: Payer): Promise<PromoAnswer> => {
    const code = plainCode(cleanText(promoCode ?? ''));
    if (code === '') return noPromo(null);
    if (customer === undefined) return noPromo(promoTexts.visitor);
    const found = await findPromo(db, { code, userId: customer.userId });
    if (found === undefined) return noPromo(promoTexts.unknown);
    const { uses, allUses, isListed } = found;
    const facts: Omit<PromoFacts, 'normalSatang'> = {
      ...customer,
      uses,
      allUses,
      isListed,
      now: deps.clock.now(),
      service: rated.service,
      firstStopProvince: rated.firstProvince.code,
    };
    const problemFor = (normalSatang: Satang) => findPromoProblem(found, { ...facts, normalSatang });
    const problem = problemFor(rated.fare.normalSatang);
    return {
      promo: problem === null ? { code: found.code, description: found.description } : null,
      promoProblem: problem === null ? null : promoTexts[problem],
      discountFor: (normalSatang) => (problemFor(normalSatang) === null ? found.discount : null),
    };
  };

  const price = async (db: Kysely<Database>, rated: RatedOrder, payer: Payer): Promise<PricedOrder> => {
    // What is not asked of the database is not waited for either.
    const { promo, promoProblem, discountFor } =
      payer.promoCode === undefined ? noPromo(null) : await judgePromo(db, rated, payer);
    const userId = payer.customer?.userId;
    const creditSatang =
      payer.creditSatang ?? (userId === undefined ? 0 : await readBookingCredit(db, { userId, now: deps.clock.now() }));
    const netOf = ({ normalSatang }: Fare) => calculateNet(normalSatang, { promo: discountFor(normalSatang), creditSatang });
    return {
      ...rated,
      price: netOf(rated.fare),
      promo,
      promoProblem,
      netByVehicle: new Map([...rated.fareByVehicle].map(([vehicleId, fare]) => [vehicleId, netOf(fare).netSatang])),
    };
  };

  return {
    rate,
    price,
    reprice: async (db, { fare: { normalSatang } }, { promoCode, creditSatang }) => {
      const found = promoCode === null ? undefined : await findPromo(db, { code: promoCode, userId: null });
      const promo = found === undefined || normalSatang < found.minimumFareSatang ? null : found.discount;
      return calculateNet(normalSatang, { promo, creditSatang });
    },
    estimate: async (request, { userId, promoCode }) => {
      const payer = userId === undefined ? undefined : await deps.findCustomer(userId);
      const priceList = request.priceList ?? payer?.customer.priceList ?? defaultPriceList;
      const rated = await rate({ ...request, userId, priceList });
      return price(deps.db, rated, { customer: undefined, ...payer, promoCode });
    },
    quote: deps.quotes.issue,
    hasReturnTrip: async (extraIds) =>
      (await deps.readCatalogue()).extraRules.some(({ id, kind }) => kind === 'returnLeg' && extraIds.includes(id)),
    limitOf: async (vehicleId) => {
      const row = (await deps.readCatalogue()).vehicles.find(({ id }) => id === vehicleId);
      return row && { maxWeightKg: row.max_weight_kg, maxSizeCm: row.max_size_cm };
    },
    requireServed: (place) => {
      const province = provinceAt(place);
      if (province === null) throw new BusinessRefusal({ code: 422, field: 'lat', text: pricingTexts.placeOutsideArea });
      return province;
    },
    readFreeCredit: (userId) => readFreeCredit(deps.db, { userId, now: deps.clock.now() }),
    readCreditOfBookings: (userId) => readCreditOfBookings(deps.db, { userId, now: deps.clock.now() }),
  };
}
