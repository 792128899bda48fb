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

/** What is to follow from an event: rows only, written in the transaction that publishes it. What needs a network sends those rows afterwards. */
export type EventHandler = (trx: Kysely<Database>, event: StoredEvent) => Promise<void>;

const batch = 100;
/** Published events are kept this long, for whoever looks back. */
const memoryMs = 90 * 86_400_000;

/**
 * Hands what waits to every handler, oldest first, and notes that it is published, all in one transaction: an event is followed exactly
 * once, whatever is killed when. Events that another process holds are left to it.
 *
 * @returns how many there were.
 */
export const publishWaiting = (db: Kysely<Database>, handlers: readonly EventHandler[], now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const events = await trx
      .selectFrom('outbox')
      .select(['id', 'kind', 'subject', 'payload', 'created_at as at'])
      .where('published_at', 'is', null)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const event of events) for (const handle of handlers) await handle(trx, event);
    const ids = events.map(({ id }) => id);
    if (ids.length > 0) await trx.updateTable('outbox').set({ published_at: now }).where('id', 'in', ids).execute();
    return events.length;
  });

/** Throws away what was published long ago. */
export async function forgetPublished(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('published_at', '<', new Date(now.getTime() - memoryMs))
    .execute();
}
