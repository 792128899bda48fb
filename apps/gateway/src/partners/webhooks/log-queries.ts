import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';

/** Filters for deliveries; without a partner those of all partners, for administrators. */
export interface DeliveryFilter {
  readonly partnerId: string | undefined;
  readonly webhookId: string | undefined;
  readonly state: 'waiting' | 'delivered' | 'failed' | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

const selectDeliveries = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('partner_webhooks', 'partner_webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select(['webhook_events.type', 'partner_webhooks.is_active as isWebhookActive']);

/** A page of deliveries, newest first, with all attempts. */
export async function listDeliveryRows(db: Db, { partnerId, webhookId, state, ...page }: DeliveryFilter) {
  const deliveries = selectDeliveries(db)
    .$if(partnerId !== undefined, (query) => query.where('partner_webhooks.partner_id', '=', partnerId ?? ''))
    // Compared as text, because the requested id may be malformed.
    .$if(webhookId !== undefined, (query) => query.where(sql`webhook_id::text`, '=', webhookId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'));
  const keys = [numberKey('id', 'webhook_deliveries.id')];
  const { rows, nextCursor } = await paginate(deliveries, { keys, direction: 'desc', ...page });
  const ids = rows.map(({ id }) => id);
  const attempts =
    ids.length === 0
      ? []
      : await db.selectFrom('webhook_attempts').selectAll().where('delivery_id', 'in', ids).orderBy('id').execute();
  const triesOf = (id: number) => attempts.filter(({ delivery_id }) => delivery_id === id);
  return { rows: rows.map((row) => ({ ...row, tries: triesOf(row.id) })), nextCursor };
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>['rows'][number];

/** A delivery of this partner, or of any partner where none is given. */
export const findDelivery = (db: Db, { id, partnerId }: { id: number; partnerId: string | undefined }) =>
  selectDeliveries(db)
    .where('webhook_deliveries.id', '=', id)
    .$if(partnerId !== undefined, (query) => query.where('partner_webhooks.partner_id', '=', partnerId ?? ''))
    .executeTakeFirst();

/** Queues an event for another delivery. @returns the id of the waiting delivery, which may have existed already. */
export async function queueReplay(
  db: Db,
  row: Pick<
    NonNullable<Awaited<ReturnType<typeof findDelivery>>>,
    'webhook_id' | 'event_id' | 'subject' | 'position' | 'outbox_subject'
  >,
  now: Date,
): Promise<number> {
  const { webhook_id, event_id, subject, position, outbox_subject } = row;
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id, event_id, subject, position, outbox_subject },
      is_replay: true,
      next_attempt_at: now,
      leased_until: null,
      created_at: now,
      settled_at: null,
    })
    // A waiting delivery becomes due at once: the caller has just repaired the receiver.
    .onConflict((conflict) =>
      conflict
        .columns(['webhook_id', 'event_id'])
        .where('state', '=', 'waiting')
        .doUpdateSet({
          next_attempt_at: sql<Date>`case when webhook_deliveries.leased_until > ${now} then webhook_deliveries.next_attempt_at else ${now}::timestamptz end`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
