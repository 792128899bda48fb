import type { Db } from '../../platform/db.ts';
import type { MessageRow } from '../queries.ts';
import type { MessageState } from '../tables.ts';

/** Which messages, from which on. */
export interface MessageQuery {
  /** A whole address, or a phone as its national digits. */
  readonly recipient: string | undefined;
  readonly state: MessageState | undefined;
  readonly purpose: string | undefined;
  /** Id of the last one of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** A message without what it says, and whether it says a code. */
export type MessageFate = Pick<
  MessageRow,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'purpose'
  | 'secret_until'
  | 'state'
  | 'attempts'
  | 'next_attempt_at'
  | 'error'
  | 'created_at'
  | 'settled_at'
>;

/** Newest first, a page of them. Neither body nor subject is read: what nobody may see here does not leave the database. */
export const listFates = (db: Db, { recipient, state, purpose, before, limit }: MessageQuery): Promise<MessageFate[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'kind', 'recipient', 'purpose', 'secret_until', 'state', 'attempts', 'next_attempt_at', 'error'])
    .select(['created_at', 'settled_at'])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What became of one, locked until the transaction ends. */
export const lockFate = (trx: Db, id: number): Promise<Pick<MessageRow, 'state' | 'secret_until'> | undefined> =>
  trx.selectFrom('messages').select(['state', 'secret_until']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Lets a message that failed wait again, with all its attempts before it. */
export const queueAgain = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('messages')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, settled_at: null })
    .where('id', '=', id)
    .execute();
};
