import type { RequestOf } from '@songwai/core/gateway/endpoint';
import {
  listAllDeliveries,
  listDeliveries,
  replayAnyDelivery,
  replayDelivery,
} from '@songwai/core/partners/webhooks/delivery-contract';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../http/language.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { httpTexts } from '../../http/texts.ts';
import { readPage } from '../page.ts';
import { toDelivery } from './webhook-answer.ts';
import type { WebhookService } from './webhook-service.ts';

/** Mounts what the office, and each partner for itself, asks about what was sent. */
export function registerDeliveries(app: FastifyInstance, webhooks: WebhookService): void {
  const list = async (
    { webhookId, state, ...page }: RequestOf<typeof listDeliveries>,
    { partnerId, language }: { partnerId: string | undefined; language: Language },
  ) => {
    const { cursor, limit } = readPage(page);
    const before = cursor === undefined ? undefined : Number(cursor);
    const rows = await webhooks.listDeliveries({ partnerId, webhookId, state, before, limit });
    const nextCursor = rows.length === limit ? rows.at(-1)?.id : undefined;
    return {
      responseCode: 200,
      responseDesc: httpTexts.success[language],
      deliveries: rows.map(toDelivery),
      ...(nextCursor === undefined ? {} : { nextCursor: String(nextCursor) }),
    };
  };

  mountEndpoint(app, listAllDeliveries, ({ body, language }) => list(body, { partnerId: body.partnerId, language }));
  mountEndpoint(app, listDeliveries, ({ body, session, language }) => list(body, { partnerId: session.partnerId, language }));

  mountEndpoint(app, replayAnyDelivery, async ({ body, language }) => {
    const deliveryId = await webhooks.replay({ deliveryId: body.deliveryId, partnerId: undefined });
    return { responseCode: 200, responseDesc: httpTexts.success[language], deliveryId };
  });
  mountEndpoint(app, replayDelivery, async ({ body, session, language }) => {
    const deliveryId = await webhooks.replay({ deliveryId: body.deliveryId, partnerId: session.partnerId });
    return { responseCode: 200, responseDesc: httpTexts.success[language], deliveryId };
  });
}
