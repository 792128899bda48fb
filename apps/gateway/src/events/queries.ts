import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type EventNotice, eventChannel } from './event-notice.ts';

/** An event to store. */
export interface NewEvent extends EventNotice {
  /** Ids and codes only; names and addresses stay in their own tables. */
  readonly payload: object;
  readonly at: Date;
}

/** Notifies every gateway process when the transaction commits, without storing an event: for data that is soon outdated. */
export async function announce(db: Kysely<Database>, { kind, subject }: EventNotice): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${JSON.stringify({ kind, subject })})`.execute(db);
}

/**
 * Stores an event in the transaction that causes it, and notifies every gateway process when that transaction commits: never
 * earlier, and not at all after a rollback.
 */
export async function recordEvent(db: Kysely<Database>, event: NewEvent): Promise<void> {
  const { kind, subject, payload, at } = event;
  await db
    .insertInto('outbox')
    .values({ kind, subject, payload: JSON.stringify(payload), created_at: at, published_at: null })
    .execute();
  await announce(db, event);
}
