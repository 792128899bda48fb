import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** A partner's webhook in use. */
export interface ListeningWebhook {
  readonly id: string;
  readonly partnerId: string;
  readonly eventTypes: readonly WebhookEventType[];
}

/** The webhooks of partners, locked against removal until the transaction ends. */
export async function listListening(db: Db, partnerIds: readonly string[]): Promise<readonly ListeningWebhook[]> {
  const { rows } = await executePrepared(
    db,
    sql<ListeningWebhook>`
      select id, partner_id as "partnerId", event_types as "eventTypes" from partner_webhooks
      where partner_id = any(${partnerIds}::text[]) and is_active order by id for key share`,
  );
  return rows;
}

/** An event of a partner, and the webhooks to which it goes. */
export interface QueuedEvent {
  readonly event: Insertable<Database['webhook_events']>;
  readonly webhookIds: readonly string[];
}

/** Stores events and a delivery of each to each of its webhooks. */
export async function queueEvents(db: Db, queued: readonly QueuedEvent[]): Promise<void> {
  if (queued.length === 0) return;
  const rows = queued.map(({ event, webhookIds }) => ({ ...event, webhook_ids: webhookIds }));
  await executePrepared(
    db,
    sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, partner_id text, type text, subject text,
          position bigint, outbox_subject text, body text, created_at timestamptz, webhook_ids uuid[])
      ), stored as (
        insert into webhook_events (id, partner_id, type, subject, position, outbox_subject, body, created_at)
        select id, partner_id, type, subject, position, outbox_subject, body, created_at from given order by position
      )
      insert into webhook_deliveries (webhook_id, event_id, subject, position, outbox_subject, next_attempt_at, created_at)
      select webhook_id, given.id, subject, position, outbox_subject, created_at, created_at
      from given cross join unnest(webhook_ids) as webhook_id order by position, webhook_id`,
  );
}
