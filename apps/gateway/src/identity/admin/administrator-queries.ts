import { isUuid } from '../../database/is-uuid.ts';
import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** Every administrator, the oldest account first. */
export const listAdministrators = (db: Db): Promise<UserRow[]> =>
  db.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('created_at').orderBy('id').execute();

/**
 * Locks the administrators until the transaction ends, always in the same order. Changes of the role run one after another, so
 * two administrators cannot remove each other at the same moment.
 */
export const lockAdministrators = (trx: Db): Promise<Pick<UserRow, 'id' | 'status'>[]> =>
  trx.selectFrom('users').select(['id', 'status']).where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute();

/** Locks an account that is not removed. */
export const lockAccount = async (trx: Db, id: string): Promise<UserRow | undefined> =>
  isUuid(id)
    ? trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .where('status', '<>', 'removed')
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;

export const setRole = async (trx: Db, id: string, role: UserRow['role']): Promise<void> => {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
};
