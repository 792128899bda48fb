import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Db } from '../platform/db.ts';
import type { Room } from '../platform/room.ts';
import type { Pricing } from '../pricing/service.ts';
import type { DescribeUser } from '../sessions/describe-user.ts';
import { createPartnerAdmin } from './admin/partner-admin.ts';
import { findTerms } from './admin/partner-admin-queries.ts';
import { registerPartnerAdmin } from './admin/partner-admin-routes.ts';
import { registerDropPoints } from './drop-points/drop-point-routes.ts';
import { createDropPoints } from './drop-points/drop-points.ts';
import { registerGuestPages } from './drop-points/guest-routes.ts';
import { forgetPartners } from './forget-partners.ts';
import { partnersPersonalData } from './personal-data.ts';
import { createPublicPages, type PublicPages } from './public-pages.ts';
import { registerPublicPages } from './public-routes.ts';
import { registerPartners } from './sign-on/sign-on-routes.ts';
import { createPartnerService } from './sign-on/sign-on-service.ts';
import { openWebhooks } from './webhooks/open-webhooks.ts';

/** What the room offers to the rooms above it. */
export interface PartnersOffers {
  readonly partnerPages: PublicPages;
  readonly readPartnerTermsVersion: (db: Db, partnerId: string) => Promise<number | undefined>;
}

/** Partner sites: sign-on, price check, delivery points, webhooks. */
export const partners: Room<
  Pick<IdentityOffers, 'callLimits'> & { readonly pricing: Pricing },
  PartnersOffers,
  { readonly describeUser: DescribeUser }
> = {
  name: 'partners',
  tables: [
    ...(['partners', 'partner_users', 'partner_exchanges', 'partner_terms', 'drop_points'] as const),
    ...(['partner_webhooks', 'webhook_events', 'webhook_deliveries', 'webhook_attempts'] as const),
  ],
  personalData: partnersPersonalData,
  forget: forgetPartners,
  open: (platform, { pricing, callLimits: limits }, later) => {
    const { config, db, clock, random } = platform;
    // On the developer's own machine, pages and webhooks may be on localhost.
    const allowsLocalhost = !config.isProduction;
    const pages = createPublicPages({ db, publicUrl: config.publicUrl });
    const dropPoints = createDropPoints({ db, clock, requireServed: pricing.requireServed });
    const webhooks = openWebhooks(platform, { allowsLocalhost });
    return {
      offers: { partnerPages: pages, readPartnerTermsVersion: async (trx, id) => (await findTerms(trx, id))?.version },
      routes: (app) => {
        registerPartners(app, {
          partners: createPartnerService({ db, clock, random, publicUrl: config.publicUrl, limits }),
          describeUser: (opened) => later().describeUser(opened),
        });
        const isReserved = (id: string): boolean => app.ownPaths.has(id);
        registerPartnerAdmin(app, createPartnerAdmin({ db, clock, random, allowsLocalhost, isReserved }));
        registerPublicPages(app, pages);
        registerGuestPages(app, { pages, pricing, dropPoints });
        registerDropPoints(app, dropPoints);
        webhooks.routes(app);
      },
      eventHandlers: [webhooks.events],
      workers: platform.config.actsOutside ? [webhooks.sender] : [],
    };
  },
};
