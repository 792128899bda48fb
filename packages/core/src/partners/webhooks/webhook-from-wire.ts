import type { Static } from 'typebox';
import type { Webhook, WebhookDelivery } from './webhook.ts';
import type { deliveryFields, webhookFields } from './webhook-wire.ts';

/** Maps a webhook from the wire. */
export const webhookFromWire = ({
  webhookId,
  contactEmail,
  failingSince,
  createdAt,
  ...same
}: Static<typeof webhookFields>): Webhook => ({
  ...same,
  id: webhookId,
  contactEmail: contactEmail ?? null,
  failingSince: failingSince === undefined ? null : new Date(failingSince),
  createdAt: new Date(createdAt),
});

/** Maps a delivery from the wire. */
export const deliveryFromWire = ({
  deliveryId,
  createdAt,
  nextAttemptAt,
  attempts,
  ...same
}: Static<typeof deliveryFields>): WebhookDelivery => ({
  ...same,
  id: deliveryId,
  createdAt: new Date(createdAt),
  nextAttemptAt: nextAttemptAt === undefined ? null : new Date(nextAttemptAt),
  attempts: attempts.map(({ at, status, ...rest }) => ({ ...rest, at: new Date(at), status: status ?? null })),
});
