import { webhookEventTypes } from '@songwai/core/partners/webhooks/webhook';
import { createWebhook } from '@songwai/core/partners/webhooks/webhook-calls';
import { login } from '@songwai/core/sessions/calls';
import { ask, createCaller } from '../clients.ts';

/** The partner that the demo's data have. */
export const demoPartner = { id: 'baanchandra', name: 'Baan Chandra' } as const;

/** An administrator whom only the demo's data have (docs/operations.md). */
const demoAdmin = { userName: 'admin@songwai.test', password: 'demo1234' };

/** Registers a webhook for every event of the demo partner, as our administrators do. @returns its secret. @throws {KitError} */
export const addWebhook = (origin: string, url: string): Promise<string> =>
  ask(origin, async () => {
    const { sessionToken } = await login(createCaller({ origin, channel: 'web' }), demoAdmin);
    const asAdmin = createCaller({ origin, channel: 'web', sessionToken });
    const { secret } = await createWebhook(asAdmin, { partnerId: demoPartner.id, url, eventTypes: webhookEventTypes });
    return secret;
  });
