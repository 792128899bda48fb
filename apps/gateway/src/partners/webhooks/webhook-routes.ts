import {
  createWebhook,
  dropWebhookSecret,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@songwai/core/partners/webhooks/webhook-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWebhook } from './webhook-answer.ts';
import type { WebhookService } from './webhook-service.ts';

/** Mounts administrators' calls about webhooks. */
export function registerWebhooks(app: FastifyInstance, webhooks: WebhookService): void {
  mountEndpoint(app, listWebhooks, async ({ body }) => {
    const rows = await webhooks.list(body.partnerId);
    return { webhooks: rows.map(toWebhook) };
  });

  mountEndpoint(app, createWebhook, async ({ body, session }) => {
    const { webhook, secret } = await webhooks.create(body, session.userId);
    return { webhook: toWebhook(webhook), secret };
  });

  mountEndpoint(app, updateWebhook, async ({ body, session }) => {
    const webhook = await webhooks.update(body, session.userId);
    return { webhook: toWebhook(webhook) };
  });

  mountEndpoint(app, removeWebhook, async ({ body, session }) => {
    await webhooks.remove(body.webhookId, session.userId);
  });

  mountEndpoint(app, rotateWebhookSecret, async ({ body, session }) => {
    const { webhook, secret } = await webhooks.rotateSecret(body.webhookId, session.userId);
    return { webhook: toWebhook(webhook), secret };
  });

  mountEndpoint(app, dropWebhookSecret, async ({ body, session }) => {
    const webhook = await webhooks.dropSecret(body, session.userId);
    return { webhook: toWebhook(webhook) };
  });
}
