import { isUuid } from '../../database/is-uuid.ts';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { timeKey, uuidKey } from '../../platform/paging/sort-key.ts';
import type { UserRow } from '../queries.ts';

/** A search for users, and the page to read. */
export interface UserQuery {
  readonly search: { readonly name: string; readonly text: string } | undefined;
  readonly role: UserRow['role'] | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/**
 * A page of users, newest first: those whose contact, company id, tax id or user id equals the search, or all of them without a
 * search.
 */
export function findUsers(db: Db, { search, role, ...page }: UserQuery): Promise<Page<UserRow>> {
  const users = db
    .selectFrom('users')
    .selectAll()
    .$if(search !== undefined, (query) => {
      const { name, text } = search ?? { name: '', text: '' };
      return query.where((is) =>
        is.or([
          is('email', '=', name),
          is('phone', '=', name),
          is('confirm_phone', '=', name),
          is('company_id', '=', text.toUpperCase()),
          is('company_tax_id', '=', text.replaceAll('-', '')),
          ...(isUuid(text) ? [is('id', '=', text)] : []),
        ]),
      );
    })
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'customer'));
  return paginate(users, { keys: [timeKey('created_at'), uuidKey('id')], direction: 'desc', ...page });
}

/**
 * Moves a user into a group, which decides its full-day prices.
 *
 * @returns the group before; undefined where there is no such user.
 */
export const setUserGroup = async (trx: Db, id: string, userGroup: string): Promise<string | undefined> => {
  if (!isUuid(id)) return undefined;
  const user = await trx
    .selectFrom('users')
    .select('user_group')
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user !== undefined) await trx.updateTable('users').set({ user_group: userGroup }).where('id', '=', id).execute();
  return user?.user_group;
};

/** Changes the status of an account. */
export const setStatus = async (trx: Db, id: string, status: 'active' | 'suspended'): Promise<void> => {
  await trx.updateTable('users').set({ status }).where('id', '=', id).execute();
};
