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
