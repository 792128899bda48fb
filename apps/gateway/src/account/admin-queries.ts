import type { Db, UserRow } from './queries.ts';

/** Where a page of users ends. */
export interface UserCursor {
  readonly createdAt: Date;
  readonly id: string;
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Users by a name, a phone or an id that is whole; all of them where nothing is searched. Newest first, a page of them. */
export const findUsers = (
  db: Db,
  { search, after, limit }: { search: { name: string; text: string } | undefined; after: UserCursor | undefined; limit: number },
): Promise<UserRow[]> =>
  db
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
    .$if(after !== undefined, (query) => {
      const { createdAt, id } = after ?? { createdAt: new Date(0), id: '' };
      return query.where((is) =>
        is.or([is('created_at', '<', createdAt), is.and([is('created_at', '=', createdAt), is('id', '<', id)])]),
      );
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Changes the standing of an account that is not removed; false where there is none. */
export const setStatus = async (trx: Db, id: string, status: 'active' | 'suspended'): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const row = await trx
    .updateTable('users')
    .set({ status })
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
