import { createRouter } from '../pricing/router/create-router.ts';
import { registerPricing } from '../pricing/routes.ts';
import { createPricing, type Pricing } from '../pricing/service.ts';
import type { Ground } from './ground.ts';

/** Prices, and the router behind them. */
export function composePricing({ app, db, clock, config, log }: Ground): Pricing {
  const pricing = createPricing({
    db,
    clock,
    router: createRouter({ osrmUrl: config.osrmUrl, log, now: () => clock.now().getTime() }),
  });
  registerPricing(app, { db, clock, pricing });
  return pricing;
}
