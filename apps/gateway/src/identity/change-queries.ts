import { isUuid } from '../database/is-uuid.ts';
import type { Db } from '../platform/db.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey } from '../platform/paging/sort-key.ts';

/** A change of an account. */
export interface UserChange {
  readonly userId: string;
  /** Null where a rule of the product made the change, or the operator on the machine. */
  readonly changedBy: string | null;
  /** `suspended`, `passwordChanged`, … */
  readonly kind: string;
  /** The new state, without secrets. */
  readonly detail: object;
  readonly at: Date;
}

/** Records a change, in the transaction that makes it. */
export const recordChange = async (trx: Db, { userId, changedBy, kind, detail, at }: UserChange): Promise<void> => {
  await trx
    .insertInto('user_changes')
    .values({ user_id: userId, changed_by: changedBy, kind, detail: JSON.stringify(detail), created_at: at })
    .execute();
};

/** Filters for changes, and the page to read. */
export interface ChangeQuery {
  readonly userId: string | undefined;
  readonly changedBy: string | undefined;
  readonly kind: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** A change with its author. */
export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>['rows'][number];

const selectChanges = (db: Db, { userId, changedBy, kind, ...page }: ChangeQuery) => {
  const changes = db
    .selectFrom('user_changes as change')
    .leftJoin('users as author', 'author.id', 'change.changed_by')
    .select(['change.id', 'change.user_id', 'change.changed_by', 'change.kind', 'change.detail', 'change.created_at'])
    .select(['author.first_name', 'author.last_name', 'author.role'])
    .$if(userId !== undefined, (query) => query.where('change.user_id', '=', userId ?? ''))
    .$if(changedBy !== undefined, (query) => query.where('change.changed_by', '=', changedBy ?? ''))
    .$if(kind !== undefined, (query) => query.where('change.kind', '=', kind ?? ''));
  return paginate(changes, { keys: [numberKey('id', 'change.id')], direction: 'desc', ...page });
};

/** A page of changes, newest first; empty where an id is not a valid user id. */
export const listChanges = async (db: Db, query: ChangeQuery): Promise<Page<ChangeRow>> =>
  [query.userId, query.changedBy].every((id) => id === undefined || isUuid(id))
    ? selectChanges(db, query)
    : { rows: [], nextCursor: undefined };
