import { createPartnerRegistry } from '../partners/admin/partner-admin.ts';
import { registerPartnerRegistry } from '../partners/admin/partner-admin-routes.ts';
import { registerDropPoints } from '../partners/drop-points/drop-point-routes.ts';
import { createDropPoints } from '../partners/drop-points/drop-points.ts';
import { registerGuestPages } from '../partners/drop-points/guest-routes.ts';
import { createForgetWorker } from '../partners/forget-worker.ts';
import { createPublicPages } from '../partners/public-pages.ts';
import { registerPublicPages } from '../partners/public-routes.ts';
import { registerPartners } from '../partners/sign-on/sign-on-routes.ts';
import { createPartnerService } from '../partners/sign-on/sign-on-service.ts';
import { registerDeliveries } from '../partners/webhooks/delivery-routes.ts';
import { createWebhookPoster } from '../partners/webhooks/post-webhook.ts';
import { createPublicLookup } from '../partners/webhooks/public-lookup.ts';
import { createWebhookEvents } from '../partners/webhooks/webhook-events.ts';
import { registerWebhooks } from '../partners/webhooks/webhook-routes.ts';
import { createWebhookSender } from '../partners/webhooks/webhook-sender.ts';
import { createWebhookService } from '../partners/webhooks/webhook-service.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import type { Pricing } from '../pricing/service.ts';
import type { DescribeUser } from '../startup/user-answer.ts';

interface PartnersNeeds {
  readonly describeUser: DescribeUser;
  readonly pricing: Pricing;
}

/** Whoever embeds us. */
export function composePartners(ground: Ground, { describeUser, pricing }: PartnersNeeds): void {
  const { app, config, db, clock, random, startTimer, log } = ground;
  // Pages and webhooks of the developer's own machine.
  const allowsLocalhost = !config.isProduction;

  registerPartners(app, { partners: createPartnerService({ db, clock, random }), describeUser });
  const isReserved = (id: string): boolean => app.ownPaths.has(id);
  registerPartnerRegistry(app, createPartnerRegistry({ db, clock, random, allowsLocalhost, isReserved }));
  const pages = createPublicPages({ db, publicUrl: config.publicUrl });
  const dropPoints = createDropPoints({ db, clock, requireServed: pricing.requireServed });
  registerPublicPages(app, pages);
  registerGuestPages(app, { pages, pricing, dropPoints });
  registerDropPoints(app, dropPoints);

  const webhooks = createWebhookService({ db, clock, random, allowsLocalhost });
  registerWebhooks(app, webhooks);
  registerDeliveries(app, webhooks);
  ground.eventHandlers.push(createWebhookEvents({ random }));
  const { timeoutMs } = config.webhooks;
  const post = createWebhookPoster(createPublicLookup());
  runWorker(ground, createWebhookSender({ db, clock, startTimer, log, post, timeoutMs, allowsLocalhost }));
  runWorker(ground, createForgetWorker({ db, clock, startTimer, log }));
}
