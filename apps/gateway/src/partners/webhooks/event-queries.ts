import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Db } from '../../platform/db.ts';

/** A job with the partner whose guest booked it; undefined for a job of anybody else. */
export const findPartnerJob = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('partner_users', 'partner_users.user_id', 'jobs.user_id')
    .innerJoin('partners', 'partners.id', 'partner_users.partner_id')
    .select(['partners.id as partnerId', 'jobs.tracking_id as trackingId', 'jobs.status', 'jobs.guid'])
    .select(['partner_users.subject as guestId', 'jobs.pick_up_at as pickUpAt'])
    .where('jobs.id', '=', jobId)
    .where('partners.is_active', '=', true)
    .executeTakeFirst();

/** The partner's webhooks for this event, locked against removal until the transaction ends. */
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

/** Writes an event and puts it on its way to each webhook. */
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
