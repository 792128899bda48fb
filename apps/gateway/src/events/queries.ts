import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type EventNotice, eventChannel } from './event-notice.ts';

/** An event to store. */
export interface NewEvent extends EventNotice {
  /** Ids and codes only; names and addresses stay in their own tables. */
  readonly payload: object;
  readonly at: Date;
}

/** The call that notifies every gateway process when the transaction commits; a statement selects it. */
export const notifying = ({ kind, subject }: EventNotice) =>
  sql<string>`pg_notify(${eventChannel}, ${JSON.stringify({ kind, subject })})`;

/** Notifies every gateway process when the transaction commits, without storing an event: for data that is soon outdated. */
export async function announce(db: Kysely<Database>, notice: EventNotice): Promise<void> {
  await sql`select ${notifying(notice)}`.execute(db);
}

/** The part of a statement that stores an event; the statement selects `notifying` of it, too. */
export const insertingEvent = (db: Kysely<Database>, { kind, subject, payload, at }: NewEvent) =>
  db.insertInto('outbox').values({ kind, subject, payload: JSON.stringify(payload), created_at: at, published_at: null });

/**
 * Stores an event in the transaction that causes it, and notifies every gateway process when that transaction commits: never
 * earlier, and not at all after a rollback.
 */
export async function recordEvent(db: Kysely<Database>, event: NewEvent): Promise<void> {
  await sql`with stored as (${insertingEvent(db, event)}) select ${notifying(event)}`.execute(db);
}
