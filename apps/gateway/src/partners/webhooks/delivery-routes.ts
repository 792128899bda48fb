import type { RequestOf } from '@songwai/core/gateway/endpoint';
import {
  listAllDeliveries,
  listDeliveries,
  replayAnyDelivery,
  replayDelivery,
} from '@songwai/core/partners/webhooks/delivery-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { readPage } from '../page.ts';
import { toDelivery } from './webhook-answer.ts';
import type { WebhookService } from './webhook-service.ts';

/** Mounts the calls about deliveries, of administrators for all and of each partner for its own. */
export function registerDeliveries(app: FastifyInstance, webhooks: WebhookService): void {
  const list = async ({ webhookId, state, ...page }: RequestOf<typeof listDeliveries>, partnerId: string | undefined) => {
    const found = await webhooks.listDeliveries({ partnerId, webhookId, state, ...readPage(page) });
    return { deliveries: found.rows.map(toDelivery), ...nextOf(found) };
  };

  mountEndpoint(app, listAllDeliveries, ({ body }) => list(body, body.partnerId));
  mountEndpoint(app, listDeliveries, ({ body, session }) => list(body, session.partnerId));

  mountEndpoint(app, replayAnyDelivery, async ({ body }) => {
    const deliveryId = await webhooks.replay({ deliveryId: body.deliveryId, partnerId: undefined });
    return { deliveryId };
  });
  mountEndpoint(app, replayDelivery, async ({ body, session }) => {
    const deliveryId = await webhooks.replay({ deliveryId: body.deliveryId, partnerId: session.partnerId });
    return { deliveryId };
  });
}
