import type { Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { UsersTable } from './tables.ts';

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Pick<UserRow, 'id' | 'user_type' | 'refer_code' | 'created_at'> & Partial<UserRow>;

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a user by an e-mail address in lower case, or a phone of ten digits. */
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

/** Stores the contact data that a partner gives of its user. */
export const updateContact = async (
  db: Db,
  id: string,
  contact: Partial<Pick<UserRow, 'first_name' | 'last_name' | 'confirm_phone' | 'contact_email'>>,
): Promise<void> => {
  if (Object.keys(contact).length > 0) await db.updateTable('users').set(contact).where('id', '=', id).execute();
};

/** A user, locked until the transaction ends. */
export const lockUser = (trx: Db, id: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The fields that users change on their own profile page. */
export type ProfileFields = Partial<
  Pick<
    UserRow,
    | 'first_name'
    | 'last_name'
    | 'confirm_phone'
    | 'contact_email'
    | 'user_type'
    | 'company_id'
    | 'company_name'
    | 'company_tax_id'
    | 'company_address'
    | 'company_branch'
    | 'company_postcode'
    | 'invoice_company_name'
    | 'invoice_company_tax_id'
    | 'invoice_company_address'
    | 'invoice_company_branch'
    | 'invoice_company_postcode'
    | 'welcomed_at'
  >
>;

export const updateProfile = async (trx: Db, id: string, fields: ProfileFields): Promise<void> => {
  await trx.updateTable('users').set(fields).where('id', '=', id).execute();
};
