import { sql } from 'kysely';
import { isPublishing } from '../../events/outbox-queries.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** A delivery that this process has leased. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly webhookId: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly eventId: string;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  readonly previousSecret: string | null;
}

/** Most deliveries to one webhook at a time: a receiver that does not answer must not block the others. */
const lanesOfWebhook = 4;

/**
 * Leases due deliveries to this process until `leaseEnd`, without an open transaction while they are sent. Events of one job are
 * sent in order: only the first waiting one is taken, and only when no earlier event of that job is still being published.
 * Requested replays do not wait for that order.
 */
export async function claimDeliveries(
  db: Db,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select next.id from partner_webhooks
      join partners on partners.id = partner_webhooks.partner_id and partners.is_active
      cross join lateral (
        select d.id from webhook_deliveries d
        where d.webhook_id = partner_webhooks.id and d.state = 'waiting' and d.next_attempt_at <= ${now}
          and (d.is_replay or (
            not exists (
              select from webhook_deliveries before
              where before.webhook_id = d.webhook_id and before.subject = d.subject and before.state = 'waiting'
                and before.position < d.position and not before.is_replay)
            and not ${isPublishing({ subject: sql`d.outbox_subject`, before: sql`d.position` })}))
        order by d.position, d.id
        limit greatest(0, ${lanesOfWebhook} - (
          select count(*) from webhook_deliveries busy
          where busy.webhook_id = partner_webhooks.id and busy.state = 'waiting' and busy.leased_until > ${now}))
      ) next
      where partner_webhooks.is_active
      limit ${limit}
    ), taken as (
      update webhook_deliveries set attempts = attempts + 1, leased_until = ${leaseEnd}, next_attempt_at = ${leaseEnd}
      where id in (
        select id from webhook_deliveries
        where id in (select id from due) and state = 'waiting' and next_attempt_at <= ${now}
        for no key update skip locked)
      returning id, webhook_id, event_id, attempts, created_at
    )
    select taken.id, webhook_id as "webhookId", attempts, taken.created_at as "createdAt", event_id as "eventId", body, url, secret,
      previous_secret as "previousSecret"
    from taken join webhook_events on webhook_events.id = event_id join partner_webhooks on partner_webhooks.id = webhook_id
    order by webhook_events.position, taken.id`.execute(db);
  return rows;
}

/** When the next delivery is to be tried; one that waits for an earlier one of its job counts, too. */
export const nextWebhook: NextDue = () => sql`
  select next_attempt_at from webhook_deliveries
  join partner_webhooks on partner_webhooks.id = webhook_id and partner_webhooks.is_active
  join partners on partners.id = partner_webhooks.partner_id and partners.is_active
  where state = 'waiting' order by next_attempt_at limit 1`;

/** The result of an attempt. */
export interface Attempt {
  readonly at: Date;
  readonly status: number | null;
  readonly durationMs: number;
  readonly answer: string;
  readonly error: string;
}

/** Stores an attempt. @returns false where the delivery does not exist any more, because its webhook was removed meanwhile. */
async function noteAttempt(trx: Db, deliveryId: number, attempt: Attempt): Promise<boolean> {
  const locked = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '=', deliveryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (locked === undefined) return false;
  const { at, durationMs, ...rest } = attempt;
  await trx
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, happened_at: at, duration_ms: durationMs, ...rest })
    .execute();
  return true;
}

/** Changes the delivery only for the present attempt: one that returns after its lease must not settle a later attempt. */
const settle = (trx: Db, { id, attempts }: ClaimedDelivery) =>
  trx.updateTable('webhook_deliveries').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'waiting');

export const recordSuccess = (db: Db, claimed: ClaimedDelivery, attempt: Attempt): Promise<void> =>
  transact(db, async (trx) => {
    if (!(await noteAttempt(trx, claimed.id, attempt))) return;
    await settle(trx, claimed).set({ state: 'delivered', leased_until: null, settled_at: attempt.at }).execute();
    await trx
      .updateTable('partner_webhooks')
      .set({ failing_since: null })
      .where('id', '=', claimed.webhookId)
      .where('failing_since', 'is not', null)
      .execute();
  });

/** How failures are handled. */
export interface FailurePolicy {
  /** When to try again; null: the delivery has failed for good. */
  readonly retryAt: Date | null;
  /** A webhook that has been failing since before this is switched off. */
  readonly failingBefore: Date;
  readonly mailOf: (webhook: { url: string; partnerName: string }) => { subject: string; body: string };
}

/**
 * Records a failed attempt. A webhook whose deliveries all failed for too long is switched off: its waiting deliveries fail (they
 * can be sent again later), and its contact gets a mail.
 */
export const recordFailure = (
  db: Db,
  claimed: ClaimedDelivery,
  { attempt, policy }: { attempt: Attempt; policy: FailurePolicy },
): Promise<void> =>
  transact(db, async (trx) => {
    const { at } = attempt;
    const webhook = await trx
      .selectFrom('partner_webhooks')
      .innerJoin('partners', 'partners.id', 'partner_webhooks.partner_id')
      .select(['partner_webhooks.is_active', 'failing_since', 'contact_email', 'url', 'partners.name as partnerName'])
      .where('partner_webhooks.id', '=', claimed.webhookId)
      .forNoKeyUpdate('partner_webhooks')
      .executeTakeFirst();
    // Removed meanwhile with its deliveries, or the deliveries were deleted as too old.
    if (webhook === undefined || !(await noteAttempt(trx, claimed.id, attempt))) return;
    const { retryAt, failingBefore, mailOf } = policy;
    const end = retryAt === null ? { state: 'failed' as const, settled_at: at } : { next_attempt_at: retryAt };
    await settle(trx, claimed)
      .set({ ...end, leased_until: null })
      .execute();
    const failingSince = webhook.failing_since ?? at;
    const isHopeless = webhook.is_active && failingSince <= failingBefore;
    await trx
      .updateTable('partner_webhooks')
      .set({ failing_since: failingSince, ...(isHopeless ? { is_active: false } : {}) })
      .where('id', '=', claimed.webhookId)
      .execute();
    if (!isHopeless) return;
    await giveUpWaiting(trx, claimed.webhookId, at);
    if (webhook.contact_email !== null)
      await queueMail(trx, { to: webhook.contact_email, purpose: 'webhookOff', at, ...mailOf(webhook) });
  });

/** Marks a webhook's waiting deliveries as failed. */
export async function giveUpWaiting(db: Db, webhookId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', leased_until: null, settled_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes events from before a moment, with their deliveries and attempts. */
export async function forgetWebhookEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('created_at', '<', before).execute();
}
