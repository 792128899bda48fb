import { dayMs } from '@songwai/core/basics/durations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { executePrepared } from '../platform/execute-prepared.ts';
import { transact } from '../platform/transact.ts';
import { earliestOf, type NextDue } from '../platform/workers/due-queries.ts';
import type { StoredEvent } from './event-handler.ts';

/** How long published events are stored, for later inspection. */
const memoryMs = 90 * dayMs;

/**
 * Takes the advisory lock that only one gateway's transaction can hold, so that handlers can rely on the order of a job's events.
 * False where another holds it.
 */
export async function lockPublishing(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('songwai event publisher')) as "isMine"`.execute(trx);
  return rows[0]?.isMine === true;
}

/** Unpublished events, oldest first. */
export async function listWaiting(trx: Kysely<Database>, limit: number): Promise<readonly StoredEvent[]> {
  const events = trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'payload', 'created_at as at'])
    .where('published_at', 'is', null)
    .orderBy('id')
    .limit(limit);
  return (await executePrepared(trx, events)).rows;
}

/** When these handlers have something to do: at once where events wait, and when the first failure of a subject is tried again. */
export const nextPublishing = (handlers: readonly string[]): NextDue =>
  earliestOf(
    (now) => sql`select ${now}::timestamptz from outbox where published_at is null limit 1`,
    () => sql`
      select min(next_attempt_at) from (
        select distinct on (handler, subject) next_attempt_at from event_failures
        where next_attempt_at is not null and handler = any(${handlers})
        order by handler, subject, event_id
      ) as first_failures`,
  );

/** Whether an earlier event of a subject is still unpublished. */
export const isPublishing = (asked: { readonly subject: RawBuilder<unknown>; readonly before: RawBuilder<unknown> }) =>
  sql<boolean>`exists (
    select from outbox where outbox.published_at is null and outbox.subject = ${asked.subject} and outbox.id < ${asked.before})`;

/** Marks events as published: every handler has processed them, or has stored a failure. */
export async function markPublished(trx: Kysely<Database>, events: readonly StoredEvent[], now: Date): Promise<void> {
  const ids = events.map(({ id }) => id);
  await executePrepared(trx, sql`update outbox set published_at = ${now} where id = any(${ids}::bigint[])`);
}

const forgottenAtOnce = 5_000;

/** Deletes events published long ago, with their failures: in short transactions, of one gateway at a time. */
export async function forgetPublished(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryMs);
  const forgetSome = () =>
    transact(db, async (trx) => {
      const { rows } = await sql<{ isMine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('songwai event forgetting')) as "isMine"`.execute(trx);
      if (rows[0]?.isMine !== true) return 0;
      const old = trx.selectFrom('outbox').select('id').where('published_at', '<', before).orderBy('published_at');
      const { numDeletedRows } = await trx
        .deleteFrom('outbox')
        .where('id', 'in', old.limit(forgottenAtOnce))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  while ((await forgetSome()) === forgottenAtOnce);
}
