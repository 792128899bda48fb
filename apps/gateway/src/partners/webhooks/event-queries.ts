import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Db } from '../../platform/db.ts';

/** The partner's webhooks for this type of event, locked against removal until the transaction ends. */
export const listListening = (db: Db, of: { partnerId: string; type: WebhookEventType }): Promise<{ id: string }[]> =>
  db
    .selectFrom('partner_webhooks')
    .select('id')
    .where('partner_id', '=', of.partnerId)
    .where('is_active', '=', true)
    .where(sql<boolean>`${of.type} = any(event_types)`)
    .orderBy('id')
    .forKeyShare()
    .execute();

/** Stores an event and a delivery for each webhook. */
export async function queueEvent(
  db: Db,
  { event, webhookIds, at }: { event: Insertable<Database['webhook_events']>; webhookIds: readonly string[]; at: Date },
): Promise<void> {
  const { subject, position, outbox_subject } = event;
  await db.insertInto('webhook_events').values(event).execute();
  await db
    .insertInto('webhook_deliveries')
    .values(
      webhookIds.map((webhook_id) => ({
        webhook_id,
        event_id: event.id,
        ...{ subject, position, outbox_subject },
        next_attempt_at: at,
        leased_until: null,
        created_at: at,
        settled_at: null,
      })),
    )
    .execute();
}
