import type { FindVehicleKind } from '../drivers/admin/check-driver.ts';
import type { Freshness } from '../freshness/room.ts';
import type { FindWrongCredit } from '../ledger/check-ledger.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import type { Room } from '../platform/room.ts';
import type { FindVehicleNames } from '../tax-documents/vehicle-names.ts';
import { createCatalogAdmin } from './admin/catalog-admin.ts';
import { registerCatalogAdmin } from './admin/catalog-admin-routes.ts';
import { registerPricingAdmin } from './admin/pricing-admin-routes.ts';
import { createPromoAdmin } from './admin/promo-admin.ts';
import { createRateAdmin } from './admin/rate-admin.ts';
import type { ReadCatalogue } from './catalog/catalogue.ts';
import { loadCatalogue } from './catalog/load-catalogue.ts';
import { findVehicleKind, findVehicleNames } from './catalog/vehicle-queries.ts';
import { findWrongCredit } from './credit/credit-check-view.ts';
import { registerFreeCredit } from './credit/credit-routes.ts';
import { createCreditExpiry } from './credit/expire-credit.ts';
import { createCustomerCopies } from './customer-copies.ts';
import { pricingPersonalData } from './personal-data.ts';
import { createQuotes } from './quotes/quotes.ts';
import { createRouter } from './router/create-router.ts';
import { registerPricing } from './routes.ts';
import { createPricing, type Pricing } from './service.ts';

/** Prices, routing, promo codes and free credit. */
export const pricing: Room<
  { readonly roads: RoadNetwork; readonly freshness: Freshness },
  {
    readonly pricing: Pricing;
    readonly readCatalogue: ReadCatalogue;
    readonly findVehicleKind: FindVehicleKind;
    readonly findVehicleNames: FindVehicleNames;
    readonly findWrongCredit: FindWrongCredit;
  }
> = {
  name: 'pricing',
  tables: [
    ...([
      'vehicles',
      'price_lists',
      'rate_cards',
      'rate_card_bands',
      'tier_prices',
      'special_rates',
      'full_day_packages',
    ] as const),
    'quote_keys',
    ...(['extras', 'extra_vehicles', 'area_vehicles', 'area_extras'] as const),
    ...(['promo_codes', 'promo_customers', 'promo_uses', 'free_credit_grants', 'free_credit_entries'] as const),
  ],
  personalData: pricingPersonalData,
  open: ({ db, clock, random, config, log, startTimer }, { roads, freshness }) => {
    const router = createRouter({ osrmUrl: config.osrmUrl, log, clock, roads });
    const readCatalogue = freshness.copyOf('catalogue', () => loadCatalogue(db));
    const service = createPricing({
      ...{ db, clock, router, readCatalogue },
      quotes: createQuotes({ db, clock, random }),
      findCustomer: createCustomerCopies({ db, clock, freshness }),
    });
    return {
      offers: { pricing: service, readCatalogue, findVehicleKind, findVehicleNames, findWrongCredit },
      routes: (app) => {
        registerPricing(app, { db, clock, pricing: service, readCatalogue });
        registerPricingAdmin(app, { db, rates: createRateAdmin({ db, clock }), promos: createPromoAdmin({ db, clock }) });
        registerCatalogAdmin(app, { db, offers: createCatalogAdmin({ db, clock }) });
        registerFreeCredit(app, { db, clock });
      },
      workers: [createCreditExpiry({ db, clock, startTimer, log })],
    };
  },
};
