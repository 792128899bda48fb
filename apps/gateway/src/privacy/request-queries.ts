import type { DataSubjectRight, DataSubjectState } from '@songwai/core/privacy/data-subject';
import type { Insertable, Selectable } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import type { Db } from '../platform/db.ts';
import type { WaitingMatters } from '../platform/desk-matter.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey } from '../platform/paging/sort-key.ts';
import type { DataSubjectRequestsTable } from './tables.ts';

export type RequestRow = Selectable<DataSubjectRequestsTable>;

/** A filter on requests, with page. */
export interface RequestQuery {
  readonly userId: string | undefined;
  readonly state: DataSubjectState | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** Stores a request. */
export const insertRequest = async (trx: Db, row: Insertable<DataSubjectRequestsTable>): Promise<void> => {
  await trx.insertInto('data_subject_requests').values(row).execute();
};

/** Stores a request that was carried out at once. */
export const recordDone = (
  trx: Db,
  { id, userId, kind, wish = '', at }: { id: string; userId: string; kind: DataSubjectRight; wish?: string; at: Date },
): Promise<void> => insertRequest(trx, { id, user_id: userId, kind, state: 'done', wish, asked_at: at, settled_at: at });

/** A page of requests, newest first. */
export function listRequests(db: Db, { userId, state, ...page }: RequestQuery): Promise<Page<RequestRow>> {
  const requests = db
    .selectFrom('data_subject_requests')
    .selectAll()
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'));
  return paginate(requests, { keys: [numberKey('number')], direction: 'desc', ...page });
}

/** Whether a user made a request of this kind since a time. */
export const hasAskedSince = async (
  db: Db,
  { userId, kind, since }: { userId: string; kind: DataSubjectRight; since: Date },
): Promise<boolean> =>
  (await db
    .selectFrom('data_subject_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('asked_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The scheduled erasure of an account. */
export const findErasure = (db: Db, userId: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('data_subject_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'erase')
    .where('settled_at', 'is', null)
    .executeTakeFirst();

/** Due erasures, the earliest due first. */
export const listDueErasures = (db: Db, now: Date, limit: number): Promise<RequestRow[]> =>
  db
    .selectFrom('data_subject_requests')
    .selectAll()
    .where('kind', '=', 'erase')
    .where('settled_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();

/** A request that is not settled, locked until the transaction ends. */
export const lockUnsettled = async (trx: Db, id: string): Promise<RequestRow | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('data_subject_requests')
        .selectAll()
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;

export const updateRequest = async (
  trx: Db,
  id: string,
  fields: Partial<Pick<RequestRow, 'state' | 'outcome' | 'due_at' | 'settled_at' | 'settled_by'>>,
): Promise<void> => {
  await trx.updateTable('data_subject_requests').set(fields).where('id', '=', id).execute();
};

/** Cancels a user's open requests, because after erasure the user cannot be answered. */
export const endOpenRequests = async (trx: Db, userId: string, at: Date): Promise<void> => {
  await trx
    .updateTable('data_subject_requests')
    .set({ state: 'cancelled', settled_at: at })
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .execute();
};

/** Requests that wait for an administrator's answer. */
export const countOpenRequests = async (db: Db): Promise<WaitingMatters> => {
  const { count, since } = await db
    .selectFrom('data_subject_requests')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('asked_at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
};
