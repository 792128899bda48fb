import type { deliveryFields, webhookFields } from '@songwai/core/partners/webhooks/webhook-wire';
import type { Static } from 'typebox';
import type { DeliveryRow } from './log-queries.ts';
import type { WebhookRow } from './webhook-queries.ts';

/** A webhook in the wire's form: everything but its secrets. */
export const toWebhook = (row: WebhookRow): Static<typeof webhookFields> => ({
  webhookId: row.id,
  partnerId: row.partner_id,
  url: row.url,
  eventTypes: row.event_types,
  ...(row.contact_email === null ? {} : { contactEmail: row.contact_email }),
  isActive: row.is_active,
  ...(row.failing_since === null ? {} : { failingSince: row.failing_since.toISOString() }),
  hasTwoSecrets: row.previous_secret !== null,
  createdAt: row.created_at.toISOString(),
});

/** A delivery with its attempts in the wire's form. */
export const toDelivery = (row: DeliveryRow): Static<typeof deliveryFields> => ({
  deliveryId: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  type: row.type,
  subject: row.subject,
  state: row.state,
  isReplay: row.is_replay,
  createdAt: row.created_at.toISOString(),
  ...(row.state === 'waiting' ? { nextAttemptAt: row.next_attempt_at.toISOString() } : {}),
  attempts: row.tries.map(({ happened_at, status, duration_ms, answer, error }) => ({
    at: happened_at.toISOString(),
    ...(status === null ? {} : { status }),
    durationMs: duration_ms,
    answer,
    error,
  })),
});
