import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { estimatePrice, priceOptionV3, priceOptionV4 } from '@songwai/core/pricing/contract';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import { getRateCard } from '@songwai/core/pricing/rates/rate-card-contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadCatalogue } from './catalog/catalogue.ts';
import { publicRates } from './catalog/public-rates.ts';
import { readPriceList } from './customer-view.ts';
import { readPriceOptions } from './price-options.ts';
import type { Pricing } from './service.ts';
import { pricingTexts } from './texts.ts';
import { toEstimateReply, zeroPrices } from './wire.ts';

export interface PricingRoutesDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly pricing: Pricing;
  readonly readCatalogue: ReadCatalogue;
}

/** Mounts the calls of customers about prices. */
export function registerPricing(app: FastifyInstance, { db, clock, pricing, readCatalogue }: PricingRoutesDeps): void {
  mountEndpoint(app, estimatePrice, async ({ body, session, request }) => {
    const asked = {
      vehicleId: body.vehicle,
      extraIds: parseOptionIds(body.option),
      isNextDay: body.taskType === nextDayTask,
      stops: body.locationList,
    };
    try {
      const order = await pricing.estimate(asked, { userId: session?.userId, promoCode: body.promoCode });
      return toEstimateReply(order, await pricing.quote(order));
    } catch (error) {
      if (error instanceof BusinessRefusal) throw error;
      // Spec §8: a failed estimate is answered 500 with zero prices.
      request.log.error({ err: error }, 'an order could not be priced');
      throw new BusinessRefusal({ code: 500, text: pricingTexts.failed, fields: { ...zeroPrices, requestId: request.id } });
    }
  });

  mountEndpoint(app, priceOptionV3, async ({ session }) =>
    readPriceOptions({ db, catalogue: await readCatalogue() }, { userId: session?.userId, province: null, now: clock.now() }),
  );

  mountEndpoint(app, priceOptionV4, async ({ body, session }) => {
    const province = pricing.requireServed(body);
    const options = await readPriceOptions(
      { db, catalogue: await readCatalogue() },
      { userId: session?.userId, province, now: clock.now() },
    );
    return { ...options, province: province.code };
  });

  mountEndpoint(app, getRateCard, async ({ session }) =>
    publicRates(await readCatalogue(), { priceList: await readPriceList(db, session?.userId), now: clock.now() }),
  );
}
