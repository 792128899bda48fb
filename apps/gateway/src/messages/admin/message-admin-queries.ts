import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { MessageRow } from '../queries.ts';
import type { MessageState } from '../tables.ts';

/** A filter on messages, with page. */
export interface MessageQuery {
  /** A whole e-mail address, or a phone number as national digits. */
  readonly recipient: string | undefined;
  readonly state: MessageState | undefined;
  readonly purpose: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** A message without its text; `secret_until` is set where the text holds a code. */
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

/** A page of messages, newest first. Reads neither body nor subject, which administrators must not see here. */
export function listFates(db: Db, { recipient, state, purpose, ...page }: MessageQuery): Promise<Page<MessageFate>> {
  const messages = db
    .selectFrom('messages')
    .select(['id', 'kind', 'recipient', 'purpose', 'secret_until', 'state', 'attempts', 'next_attempt_at', 'error'])
    .select(['created_at', 'settled_at'])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''));
  return paginate(messages, { keys: [numberKey('id')], direction: 'desc', ...page });
}

/** A message's state, locked until the transaction ends. */
export const lockFate = (trx: Db, id: number): Promise<Pick<MessageRow, 'state' | 'secret_until'> | undefined> =>
  trx.selectFrom('messages').select(['state', 'secret_until']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Queues a failed message again, with all its attempts. */
export const queueAgain = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('messages')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, settled_at: null })
    .where('id', '=', id)
    .execute();
};
