import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { SecretChoice } from '../partner.ts';
import * as routes from './routes.generated.ts';
import type { Webhook, WebhookEventType } from './webhook.ts';
import type { rotateWebhookSecret as RotateWebhookSecret } from './webhook-contract.ts';
import { webhookFromWire } from './webhook-from-wire.ts';

/** A webhook with its signing secret, which is shown only once. */
export interface WebhookAndSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Settings of a webhook. */
export interface WebhookSettings {
  readonly url: string;
  readonly eventTypes: readonly WebhookEventType[];
  readonly contactEmail?: string;
}

type WebhookReply = Pick<ReplyOf<typeof RotateWebhookSecret>, 'webhook' | 'secret'>;

const webhookOf = ({ webhook }: WebhookReply): Webhook => {
  if (webhook === undefined) throw new TypeError('a success without the webhook that it is about');
  return webhookFromWire(webhook);
};
const withSecret = (reply: WebhookReply): WebhookAndSecret => ({ webhook: webhookOf(reply), secret: reply.secret ?? '' });

/** A partner's webhooks. All calls here are for administrators only. @throws GatewayError 404 no such partner */
export const fetchWebhooks = async (transport: Transport, partnerId: string): Promise<readonly Webhook[]> => {
  const reply = await call(transport, routes.listWebhooks, { partnerId });
  return (reply.webhooks ?? []).map(webhookFromWire);
};

/**
 * Creates a webhook for events of the partner's guests. @throws GatewayError 404 no such partner; 409 already ten; 422 with
 * `field`.
 */
export const createWebhook = async (
  transport: Transport,
  { partnerId, eventTypes, ...settings }: WebhookSettings & { readonly partnerId: string },
): Promise<WebhookAndSecret> => withSecret(await call(transport, routes.createWebhook, { partnerId, eventTypes, ...settings }));

/** Changes the given settings; reactivating it clears its failures. @throws GatewayError 404; 422 with `field`. */
export const updateWebhook = async (
  transport: Transport,
  { id, eventTypes, ...change }: Partial<WebhookSettings> & { readonly id: string; readonly isActive?: boolean },
): Promise<Webhook> => webhookOf(await call(transport, routes.updateWebhook, { webhookId: id, eventTypes, ...change }));

/** Removes a webhook and its waiting deliveries. @throws GatewayError 404 */
export const removeWebhook = async (transport: Transport, id: string): Promise<void> => {
  await call(transport, routes.removeWebhook, { webhookId: id });
};

/**
 * Creates a second signing secret; everything is signed with both until the old one is revoked. @throws GatewayError 404; 409
 * there are already two.
 */
export const rotateWebhookSecret = async (transport: Transport, id: string): Promise<WebhookAndSecret> =>
  withSecret(await call(transport, routes.rotateWebhookSecret, { webhookId: id }));

/**
 * Revokes one of two signing secrets: the old one once the receiver checks with the new, or the new one if its reply was lost.
 * Idempotent. @throws GatewayError 404
 */
export const dropWebhookSecret = async (
  transport: Transport,
  { id, which }: { readonly id: string; readonly which: SecretChoice },
): Promise<Webhook> => webhookOf(await call(transport, routes.dropWebhookSecret, { webhookId: id, which }));
