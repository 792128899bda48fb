import { cleanText } from '@songwai/core/basics/clean-text';
import type { LatLng } from '@songwai/core/basics/geo';
import { calculateNet } from '@songwai/core/pricing/net-price';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import { type PayingCustomer, readPayingCustomer } from './customer-queries.ts';
import type { PricedOrder, PriceRequest, RatedOrder } from './priced-order.ts';
import { findPromo } from './promo-queries.ts';
import { isPromoAllowed } from './promo-rule.ts';
import { readRateCard } from './rate-card-queries.ts';
import { rateOrder } from './rate-order.ts';
import type { Router } from './router/router.ts';
import { pricingTexts } from './texts.ts';

/** What a price is made with. */
export interface PricingDeps {
  readonly db: Kysely<Database>;
  readonly router: Router;
  readonly clock: Clock;
}

/** Who pays, and the code that they typed. */
interface Payer {
  readonly customer: PayingCustomer | undefined;
  readonly promoCode: string | undefined;
}

/** Prices orders. Higher rooms rate an order first (which may ask a routing server) and price it within their own transaction. */
export interface Pricing {
  /** @throws {BusinessRefusal} 422 naming the field at fault. */
  rate(request: PriceRequest): Promise<RatedOrder>;
  /** @param db the transaction that books, or the database for a price that is only shown. */
  price(db: Kysely<Database>, rated: RatedOrder, payer: Payer): Promise<PricedOrder>;
  estimate(request: PriceRequest, payer: { userId: string | undefined; promoCode: string | undefined }): Promise<PricedOrder>;
  /** Whether one of these extras sends the driver back. */
  hasReturnTrip(extraIds: readonly number[]): Promise<boolean>;
  /** @throws {BusinessRefusal} 422 where we do not deliver. */
  requireServed(place: LatLng): void;
}

export function createPricing(deps: PricingDeps): Pricing {
  const rate = async (request: PriceRequest) => rateOrder(request, { card: await readRateCard(deps.db), router: deps.router });

  const findAllowedPromo = async (db: Kysely<Database>, rated: RatedOrder, { customer, promoCode }: Payer) => {
    if (customer === undefined || promoCode === undefined) return null;
    const promo = await findPromo(db, { code: cleanText(promoCode), userId: customer.userId });
    if (promo === undefined) return null;
    const facts = { ...customer, uses: promo.uses, now: deps.clock.now(), firstStopProvince: rated.firstProvince.code };
    return isPromoAllowed(promo, facts) ? promo : null;
  };

  const price = async (db: Kysely<Database>, rated: RatedOrder, payer: Payer): Promise<PricedOrder> => {
    const promo = await findAllowedPromo(db, rated, payer);
    const off = { promo: promo?.discount ?? null, creditSatang: payer.customer?.freeCreditSatang ?? 0 };
    const nets = [...rated.fareByVehicle].map(
      ([vehicleId, fare]) => [vehicleId, calculateNet(fare.normalSatang, off).netSatang] as const,
    );
    return {
      ...rated,
      price: calculateNet(rated.fare.normalSatang, off),
      promo: promo === null ? null : { code: promo.code, description: promo.description },
      netByVehicle: new Map(nets),
    };
  };

  return {
    rate,
    price,
    estimate: async (request, { userId, promoCode }) => {
      const [rated, customer] = await Promise.all([
        rate(request),
        userId === undefined ? undefined : readPayingCustomer(deps.db, userId, 'forShow'),
      ]);
      return price(deps.db, rated, { customer, promoCode });
    },
    hasReturnTrip: async (extraIds) =>
      (await readRateCard(deps.db)).extras.some(({ id, kind }) => kind === 'returnLeg' && extraIds.includes(id)),
    requireServed: (place) => {
      if (!isInServiceArea(place)) throw new BusinessRefusal({ code: 422, field: 'lat', text: pricingTexts.placeOutsideArea });
    },
  };
}
