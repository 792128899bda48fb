import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { SecretChoice } from '../partner.ts';
import * as routes from './routes.generated.ts';
import type { Webhook, WebhookEventType } from './webhook.ts';
import type { rotateWebhookSecret as RotateWebhookSecret } from './webhook-contract.ts';
import { webhookFromWire } from './webhook-from-wire.ts';

/** A webhook with the signing secret that is shown this once. */
export interface WebhookAndSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** What can be said of a webhook and changed later. */
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

/** A partner's webhooks. Office only, as every call here. @throws GatewayError 404 no such partner */
export const fetchWebhooks = async (transport: Transport, partnerId: string): Promise<readonly Webhook[]> => {
  const reply = await call(transport, routes.listWebhooks, { partnerId });
  return (reply.webhooks ?? []).map(webhookFromWire);
};

/** Has a partner told of its guests' jobs. @throws GatewayError 404 no such partner; 409 ten already; 422 with `field`. */
export const createWebhook = async (
  transport: Transport,
  { partnerId, eventTypes, ...settings }: WebhookSettings & { readonly partnerId: string },
): Promise<WebhookAndSecret> => withSecret(await call(transport, routes.createWebhook, { partnerId, eventTypes, ...settings }));

/** Changes what is given; switched on again it starts with a clean record. @throws GatewayError 404; 422 with `field`. */
export const updateWebhook = async (
  transport: Transport,
  { id, eventTypes, ...change }: Partial<WebhookSettings> & { readonly id: string; readonly isActive?: boolean },
): Promise<Webhook> => webhookOf(await call(transport, routes.updateWebhook, { webhookId: id, eventTypes, ...change }));

/** Removes a webhook with everything that waits for it. @throws GatewayError 404 */
export const removeWebhook = async (transport: Transport, id: string): Promise<void> => {
  await call(transport, routes.removeWebhook, { webhookId: id });
};

/** Makes a new signing secret; until the old one is dropped, everything is signed with both. @throws GatewayError 404; 409 two live. */
export const rotateWebhookSecret = async (transport: Transport, id: string): Promise<WebhookAndSecret> =>
  withSecret(await call(transport, routes.rotateWebhookSecret, { webhookId: id }));

/**
 * Ends one of two live signing secrets: the old one once the receiver checks with the new; the new one where the answer that showed it was
 * lost. Done twice it is done once. @throws GatewayError 404
 */
export const dropWebhookSecret = async (
  transport: Transport,
  { id, which }: { readonly id: string; readonly which: SecretChoice },
): Promise<Webhook> => webhookOf(await call(transport, routes.dropWebhookSecret, { webhookId: id, which }));
