import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import { createWorker } from '../platform/workers/worker.ts';
import { createCatalogAdmin } from '../pricing/admin/catalog-admin.ts';
import { registerCatalogAdmin } from '../pricing/admin/catalog-admin-routes.ts';
import { registerPricingAdmin } from '../pricing/admin/pricing-admin-routes.ts';
import { createPromoAdmin } from '../pricing/admin/promo-admin.ts';
import { createRateAdmin } from '../pricing/admin/rate-admin.ts';
import { registerFreeCredit } from '../pricing/credit/credit-routes.ts';
import { expireFreeCredit } from '../pricing/credit/free-credit-queries.ts';
import { createRouter } from '../pricing/router/create-router.ts';
import { registerPricing } from '../pricing/routes.ts';
import { createPricing, type Pricing } from '../pricing/service.ts';

/** How long credit that has expired waits to be noted; it cannot be spent meanwhile. */
const expiryPauseMs = 60_000;

/** Prices, the router behind them, promo codes and free credit. */
export function composePricing(ground: Ground, { roads }: { readonly roads: RoadNetwork }): Pricing {
  const { app, db, clock, config, log, startTimer } = ground;
  const router = createRouter({ osrmUrl: config.osrmUrl, log, now: () => clock.now().getTime(), roads });
  const pricing = createPricing({ db, clock, router });
  registerPricing(app, { db, clock, pricing });
  registerPricingAdmin(app, { db, rates: createRateAdmin({ db, clock }), promos: createPromoAdmin({ db, clock }) });
  registerCatalogAdmin(app, { db, offers: createCatalogAdmin({ db, clock }) });
  registerFreeCredit(app, { db, clock });
  const noteExpired = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await expireFreeCredit(db, clock.now())) > 0);
  };
  runWorker(ground, createWorker({ name: 'free credit', work: noteExpired, pauseMs: expiryPauseMs, startTimer, log }));
  return pricing;
}
