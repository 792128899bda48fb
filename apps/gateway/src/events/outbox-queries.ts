import { dayMs } from '@songwai/core/basics/durations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { StoredEvent } from './event-handler.ts';

const batch = 100;
/** Published events are stored this long, for whoever looks back. */
const memoryMs = 90 * dayMs;

/**
 * Makes this transaction the only one of all gateways that follows events: handlers may rely on the order of what happened to one job. False
 * where another is at it.
 */
export async function lockPublishing(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('songwai event publisher')) as "isHeld"`.execute(trx);
  return rows[0]?.isHeld === true;
}

/** Some of what waits, oldest first. */
export const listWaiting = (trx: Kysely<Database>): Promise<StoredEvent[]> =>
  trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'payload', 'created_at as at'])
    .where('published_at', 'is', null)
    .orderBy('id')
    .limit(batch)
    .execute();

/** Whether an event of a subject waits that happened before a position. */
export const isPublishing = (asked: { readonly subject: RawBuilder<unknown>; readonly before: RawBuilder<unknown> }) =>
  sql<boolean>`exists (
    select from outbox where outbox.published_at is null and outbox.subject = ${asked.subject} and outbox.id < ${asked.before})`;

/** Notes that every handler has followed these events, or keeps them among its failures. */
export async function markPublished(trx: Kysely<Database>, events: readonly StoredEvent[], now: Date): Promise<void> {
  const ids = events.map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('outbox').set({ published_at: now }).where('id', 'in', ids).execute();
}

/** Throws away what was published long ago, with what of it was given up. */
export async function forgetPublished(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('published_at', '<', new Date(now.getTime() - memoryMs))
    .execute();
}
