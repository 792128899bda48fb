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
  /** The kinds that it processes; all where absent. */
  readonly kinds?: ReadonlySet<string>;
  /** Locks a row that all other writers need: it comes after the other handlers, so that the row is locked for a moment only. */
  readonly comesLast?: true;
  /**
   * Processes events in their order, with statements for all of them together: how many it needs must not grow with the events, as far as they
   * are frequent. Where it throws, the publisher gives it the events again one by one, so that the others do not wait for the one that fails.
   */
  handle(trx: Kysely<Database>, events: readonly StoredEvent[]): Promise<void>;
}
