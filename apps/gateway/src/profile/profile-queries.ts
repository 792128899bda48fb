import type { UserRow } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';

/** Whether a user acts for a company of another, and whether others act for this one. */
export const readCompanyTies = async (trx: Db, id: string): Promise<{ isMember: boolean; hasMembers: boolean }> => {
  const member = await trx.selectFrom('company_members').select('user_id').where('user_id', '=', id).executeTakeFirst();
  const other = await trx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const department = await trx
    .selectFrom('departments')
    .select('id')
    .where('company_user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { isMember: member !== undefined, hasMembers: other !== undefined || department !== undefined };
};

/** What a user wants done for the people whom something is sent to. */
export type UserSettings = Pick<UserRow, 'recipient_sms' | 'recipient_email'>;

/** Changes what is given and answers what holds then. */
export const saveSettings = async (db: Db, id: string, settings: Partial<UserSettings>): Promise<UserSettings | undefined> => {
  const columns = ['recipient_sms', 'recipient_email'] as const;
  if (Object.keys(settings).length === 0) return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return db.updateTable('users').set(settings).where('id', '=', id).returning(columns).executeTakeFirst();
};
