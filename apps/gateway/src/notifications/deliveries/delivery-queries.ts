import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { DeliveryChannel, NotificationDeliveriesTable } from '../tables.ts';

export type DeliveryRow = Selectable<NotificationDeliveriesTable>;

/** All that waits for one user on one channel. */
export interface Batch {
  readonly userId: string;
  readonly channel: DeliveryChannel;
}

/** Stores what is to be sent; an event that is processed again adds nothing. */
export async function insertDeliveries(db: Db, rows: readonly Insertable<NotificationDeliveriesTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('notification_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id', 'channel']).doNothing())
    .execute();
}

/** When something is to be sent. */
export const nextDelivery: NextDue = () => sql`select min(next_attempt_at) from notification_deliveries where state = 'waiting'`;

const batchesAtOnce = 100;

/** Users and channels for which something is due, the longest waiting first. */
export async function listDueBatches(db: Db, now: Date): Promise<readonly Batch[]> {
  const { rows } = await sql<Batch>`
    select user_id as "userId", channel from (
      select user_id, channel, min(next_attempt_at) as due from notification_deliveries
      where state = 'waiting' and next_attempt_at <= ${now} group by user_id, channel) as batches
    order by due, user_id, channel limit ${batchesAtOnce}`.execute(db);
  return rows;
}

/**
 * Takes all that is due of a batch until the transaction ends, oldest first, with what is tried again later anyway. Nothing while
 * another gateway has the batch.
 */
export async function lockDue(trx: Db, { userId, channel }: Batch, now: Date): Promise<readonly DeliveryRow[]> {
  const key = `notify ${userId} ${channel}`;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isFree"`.execute(trx);
  if (rows[0]?.isFree !== true) return [];
  const waiting = await trx
    .selectFrom('notification_deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const isBusy = waiting.some(({ leased_until: until }) => until !== null && until > now);
  return isBusy || !waiting.some(({ next_attempt_at: at }) => at <= now) ? [] : waiting;
}

const idsOf = (rows: readonly Pick<DeliveryRow, 'id'>[]): number[] => rows.map(({ id }) => id);

/** Ends deliveries. */
export async function settleDeliveries(
  db: Db,
  rows: readonly Pick<DeliveryRow, 'id'>[],
  end: { readonly state: 'sent' | 'dropped'; readonly at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('notification_deliveries')
    .set({ state: end.state, settled_at: end.at, leased_until: null })
    .where('id', 'in', idsOf(rows))
    .where('state', '=', 'waiting')
    .execute();
}

/** Lets deliveries wait until a later moment: the end of the quiet hours. */
export async function delayDeliveries(db: Db, rows: readonly Pick<DeliveryRow, 'id'>[], until: Date): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('notification_deliveries')
    .set({ due_at: until, next_attempt_at: until })
    .where('id', 'in', idsOf(rows))
    .execute();
}

/** Makes due what a user's messages wait for: the end of the night, of the hour or of the day. What is pushed may be leased, and is left. */
export async function bringForward(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ due_at: at, next_attempt_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('channel', '<>', 'push')
    .where('due_at', '>', at)
    .execute();
}

/** Leases deliveries to this process, which tries to push them without an open transaction. */
export async function leaseDeliveries(db: Db, rows: readonly Pick<DeliveryRow, 'id'>[], until: Date): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('notification_deliveries')
    .set({ attempts: sql`attempts + 1`, leased_until: until, next_attempt_at: until })
    .where('id', 'in', idsOf(rows))
    .execute();
}

/** Notes that a delivery was pushed to the device of a session. */
export async function notePushed(db: Db, { id }: Pick<DeliveryRow, 'id'>, sessionId: string): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ pushed_to: sql`array_append(pushed_to, ${sessionId}::uuid)` })
    .where('id', '=', id)
    .execute();
}

/** Ends deliveries that are pushed no more: sent where they have reached a device. */
export async function endPushed(db: Db, rows: readonly Pick<DeliveryRow, 'id'>[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const state = sql<'sent' | 'dropped'>`case when pushed_to = '{}' then 'dropped' else 'sent' end`;
  await db
    .updateTable('notification_deliveries')
    .set({ state, settled_at: at, leased_until: null })
    .where('id', 'in', idsOf(rows))
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends an attempt after which some devices were not reached. */
export async function retryDelivery(db: Db, { id }: Pick<DeliveryRow, 'id'>, at: Date): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ next_attempt_at: at, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

const mostFailures = 9;

/** After a failure that is the gateway's own: tries later, and gives up in the end. */
export async function postponeBatch(
  db: Db,
  { userId, channel }: Batch,
  { now, until }: { readonly now: Date; readonly until: (failures: number) => Date },
): Promise<void> {
  const rows = await db
    .selectFrom('notification_deliveries')
    .select(['id', 'attempts'])
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .execute();
  for (const { id, attempts } of rows) {
    const failures = attempts + 1;
    const end = failures >= mostFailures ? ({ state: 'dropped', settled_at: now } as const) : {};
    await db
      .updateTable('notification_deliveries')
      .set({ attempts: failures, next_attempt_at: until(failures), ...end })
      .where('id', '=', id)
      .execute();
  }
}

/** Deletes deliveries of before a moment. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification_deliveries').where('happened_at', '<', before).execute();
}
