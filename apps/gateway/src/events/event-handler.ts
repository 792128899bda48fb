import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** An event of the outbox. */
export interface StoredEvent {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly payload: object;
  readonly at: Date;
}

/**
 * Processes events of the outbox. It may only write rows, in the given transaction; workers do what needs the network,
 * afterwards.
 */
export interface EventHandler {
  /** The name under which its failures are stored; it must not change with the handler. */
  readonly name: string;
  handle(trx: Kysely<Database>, event: StoredEvent): Promise<void>;
}
