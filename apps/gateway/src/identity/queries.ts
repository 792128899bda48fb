import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { SessionsTable, UsersTable } from './tables.ts';

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Pick<UserRow, 'id' | 'user_type' | 'refer_code' | 'created_at'> & Partial<UserRow>;

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** By what a customer types as user name: an e-mail address in lower case, or a phone of ten digits. */
export const findUserByLoginName = (db: Db, name: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('email', '=', name), is('phone', '=', name)]))
    .executeTakeFirst();

/** By Facebook's id of the user. */
export const findUserByFacebookId = (db: Db, facebookId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('facebook_id', '=', facebookId).executeTakeFirst();

export const insertUser = async (db: Db, row: NewUserRow): Promise<void> => {
  await db.insertInto('users').values(row).execute();
};

/** Takes over what a partner says anew of its user. */
export const updateContact = async (
  db: Db,
  id: string,
  contact: Partial<Pick<UserRow, 'first_name' | 'last_name' | 'confirm_phone' | 'contact_email'>>,
): Promise<void> => {
  if (Object.keys(contact).length > 0) await db.updateTable('users').set(contact).where('id', '=', id).execute();
};

export const insertSession = async (db: Db, row: Insertable<SessionsTable>): Promise<void> => {
  await db.insertInto('sessions').values(row).execute();
};

/** A session with the standing of its user and the company that the user acts for. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('company_members as member', 'member.user_id', 'sessions.user_id')
    .leftJoin('users as company', 'company.id', 'member.company_user_id')
    .select(['sessions.id', 'sessions.user_id', 'channel', 'sessions.partner_id', 'last_seen_at', 'revoked_at', 'users.status'])
    .select(['users.role', 'users.user_type', 'users.is_verified', 'member.company_user_id', 'member.department_id'])
    .select(['member.can_order', 'member.can_view', 'member.can_pay', 'company.status as company_status'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const touchSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
};

export const revokeSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
};

/** Throws away the counts whose windows are over. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute();
}
