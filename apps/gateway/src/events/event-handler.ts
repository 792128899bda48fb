import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** An event as it waits in the outbox. */
export interface StoredEvent {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly payload: object;
  readonly at: Date;
}

/** What is to follow from events: rows only, written in the transaction that follows them. What needs a network sends those rows afterwards. */
export interface EventHandler {
  /** The name under which its failures are stored; it stays when the handler changes. */
  readonly name: string;
  handle(trx: Kysely<Database>, event: StoredEvent): Promise<void>;
}
