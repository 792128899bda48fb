import { dayMs } from '@songwai/core/basics/durations';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { earliestOf, type NextDue } from '../platform/workers/due-queries.ts';
import type { MessageKind, MessageState, MessagesTable } from './tables.ts';

export type MessageRow = Selectable<MessagesTable>;

/**
 * Claims the message that has waited longest until `leaseEnd`; no transaction stays open while it is sent. Skips messages that
 * another process is claiming, and expired codes.
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
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** When a message is to be sent, or an expired code to be blanked. */
export const nextMessageDue: NextDue = earliestOf(
  () => sql`select min(next_attempt_at) from messages where state = 'waiting' and kind = 'mail'`,
  () => sql`select min(next_attempt_at) from messages where state = 'waiting' and kind = 'sms'`,
  () => sql`select min(next_attempt_at) from messages where state = 'waiting' and kind = 'line'`,
  () => sql`select min(secret_until) from messages where secret_until is not null and body is not null`,
);

/** Records the final state of a message. Blanks a code that was sent, and removes a file that was. */
export async function settleMessage(
  db: Db,
  id: number,
  end: { state: Exclude<MessageState, 'waiting'>; error: string | null; at: Date },
): Promise<void> {
  const isStored = end.state === 'kept';
  await db
    .updateTable('messages')
    .set({ state: end.state, error: end.error, settled_at: end.at })
    .$if(!isStored, (update) =>
      update.set({ body: sql`case when secret_until is null then body end`, attachment_name: null, attachment: null }),
    )
    .where('id', '=', id)
    .execute();
}

/** Schedules another attempt at a message. */
export async function postponeMessage(db: Db, id: number, { until, error }: { until: Date; error: string }): Promise<void> {
  await db.updateTable('messages').set({ next_attempt_at: until, error }).where('id', '=', id).execute();
}

/** Marks codes that expired unsent as late, and blanks all expired codes. */
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

/** How long messages are stored, to answer whether a mail was sent. */
const memoryMs = 90 * dayMs;

/** Deletes messages created long ago, except waiting ones. */
export async function forgetMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryMs);
  await db.deleteFrom('messages').where('created_at', '<', before).where('state', '<>', 'waiting').execute();
}

/** A page of messages with lower ids than `before`, newest first. */
export const listMessages = (db: Db, { before, limit }: { before: number | undefined; limit: number }): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The file of a mail that was not sent by a provider; undefined where there is none. */
export async function findAttachment(db: Db, id: number): Promise<{ name: string; content: Buffer } | undefined> {
  const row = await db.selectFrom('messages').select(['attachment_name', 'attachment']).where('id', '=', id).executeTakeFirst();
  return row?.attachment_name && row.attachment ? { name: row.attachment_name, content: row.attachment } : undefined;
}
