import { type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { MessageKind, MessageState, MessagesTable } from './tables.ts';

export type MessageRow = Selectable<MessagesTable>;

/**
 * Takes the message that has waited longest and keeps it from others until `leaseEnd`; no transaction stays open while it is sent. Messages that
 * another process is taking at this moment are left to it; so are codes that died.
 */
export const claimMessage = (
  db: Db,
  kind: MessageKind,
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<MessageRow | undefined> =>
  db
    .updateTable('messages')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseEnd })
    .where('id', '=', (of) =>
      of
        .selectFrom('messages')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .where((is) => is.or([is('secret_until', 'is', null), is('secret_until', '>', now)]))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Records the final state of a message. A code that was sent is blanked. */
export async function settleMessage(
  db: Db,
  id: number,
  end: { state: Exclude<MessageState, 'waiting'>; error: string | null; at: Date },
): Promise<void> {
  const isStored = end.state === 'kept';
  await db
    .updateTable('messages')
    .set({ state: end.state, error: end.error, settled_at: end.at })
    .$if(!isStored, (update) => update.set({ body: sql`case when secret_until is null then body end` }))
    .where('id', '=', id)
    .execute();
}

/** Puts a message back that could not be sent. */
export async function postponeMessage(db: Db, id: number, { until, error }: { until: Date; error: string }): Promise<void> {
  await db.updateTable('messages').set({ next_attempt_at: until, error }).where('id', '=', id).execute();
}

/** Gives up the codes that died before they could be sent, and blanks every code that is dead. */
export async function blankDeadCodes(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      body: null,
      state: sql`case when state = 'waiting' then 'late' else state end`,
      settled_at: sql`coalesce(settled_at, ${now}::timestamptz)`,
    })
    .where('secret_until', '<=', now)
    .where('body', 'is not', null)
    .execute();
}

/** Throws away what was written before a moment. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('created_at', '<', before).where('state', '<>', 'waiting').execute();
}

/** Newest first, a page of them, older than the id of the page before. */
export const listMessages = (db: Db, { before, limit }: { before: number | undefined; limit: number }): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
