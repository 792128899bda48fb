import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type EventNotice, eventChannel } from './event-notice.ts';

/** Something that has happened. */
export interface NewEvent extends EventNotice {
  /** Ids and codes only: what people are called and where they live stays in its own tables. */
  readonly payload: object;
  readonly at: Date;
}

/** Notifies every gateway process when the transaction commits, without storing anything: for what is stale a moment later. */
export async function announce(db: Kysely<Database>, { kind, subject }: EventNotice): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${JSON.stringify({ kind, subject })})`.execute(db);
}

/**
 * Writes an event in the transaction that makes it happen and notifies every gateway process of it when that transaction commits: never
 * before, and not at all if it rolls back.
 */
export async function recordEvent(db: Kysely<Database>, event: NewEvent): Promise<void> {
  const { kind, subject, payload, at } = event;
  await db
    .insertInto('outbox')
    .values({ kind, subject, payload: JSON.stringify(payload), created_at: at, published_at: null })
    .execute();
  await announce(db, event);
}
