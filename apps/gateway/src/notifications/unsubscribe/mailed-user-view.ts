import type { Db } from '../../platform/db.ts';

/** The address at which a user gets mails; undefined without one, and for an account that is gone. */
export const findMailedUser = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return row?.email ?? undefined;
};
