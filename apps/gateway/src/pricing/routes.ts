import { estimatePrice, priceOptionV4 } from '@songwai/core/pricing/contract';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { httpTexts } from '../http/texts.ts';
import { readExtras } from './catalog.ts';
import type { Pricing } from './service.ts';
import { toEstimateReply } from './wire.ts';

/** Wire value of `taskType` for the next-day tab. */
const nextDayTask = 3;

/** Mounts the calls of the room `pricing`. */
export function registerPricing(app: FastifyInstance, deps: { readonly db: Kysely<Database>; readonly pricing: Pricing }): void {
  mountEndpoint(app, estimatePrice, async ({ body, session, language }) => {
    const order = await deps.pricing.estimate(
      {
        vehicleId: body.vehicle,
        extraIds: parseOptionIds(body.option),
        isNextDay: body.taskType === nextDayTask,
        stops: body.locationList,
      },
      { userId: session?.userId, promoCode: body.promoCode },
    );
    return { responseCode: 200, responseDesc: httpTexts.success[language], ...toEstimateReply(order) };
  });

  mountEndpoint(app, priceOptionV4, async ({ body, language }) => {
    deps.pricing.requireServed(body);
    return { responseCode: 200, responseDesc: httpTexts.success[language], priceOptions: await readExtras(deps.db) };
  });
}
