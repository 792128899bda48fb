import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { createPublicLookup } from '../../remote/public-lookup.ts';
import { registerDeliveries } from './delivery-routes.ts';
import { createWebhookPoster } from './post-webhook.ts';
import { createWebhookEvents } from './webhook-events.ts';
import { registerWebhooks } from './webhook-routes.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { createWebhookService } from './webhook-service.ts';

/** Opens the webhooks of partners: their calls, the event handler and the sender. */
export function openWebhooks(
  { db, clock, random, startTimer, log, config: { webhooks } }: Platform,
  { allowsLocalhost }: { readonly allowsLocalhost: boolean },
) {
  const service = createWebhookService({ db, clock, random, allowsLocalhost });
  const post = createWebhookPoster(createPublicLookup());
  return {
    routes: (app: FastifyInstance): void => {
      registerWebhooks(app, service);
      registerDeliveries(app, service);
    },
    events: createWebhookEvents({ random }),
    sender: createWebhookSender({ db, clock, startTimer, log, post, timeoutMs: webhooks.timeoutMs, allowsLocalhost }),
  };
}
