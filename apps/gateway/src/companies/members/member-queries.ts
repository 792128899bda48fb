import type { MemberRights } from '@songwai/core/companies/company-member';
import { isUuid } from '../../database/is-uuid.ts';
import type { Db } from '../../platform/db.ts';
import type { ReadCompanyTies } from '../../profile/company-change.ts';
import { findNewestVerification } from '../documents/document-queries.ts';

/** The rights as the columns that hold them. */
export const rightColumns = ({ order, view, pay, manage }: MemberRights) => ({
  can_order: order,
  can_view: view,
  can_pay: pay,
  can_manage: manage,
});

/** The rights in columns. */
export const memberRightsOf = (row: ReturnType<typeof rightColumns>): MemberRights => ({
  order: row.can_order,
  view: row.can_view,
  pay: row.can_pay,
  manage: row.can_manage,
});

/** A member of this company; undefined for any other user. */
export const findMember = async (db: Db, { companyId, userId }: { companyId: string; userId: string }) =>
  isUuid(userId)
    ? db
        .selectFrom('company_members')
        .selectAll()
        .where('company_user_id', '=', companyId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;

/** Inserts a member; false where the user is already a member of a company. */
export const insertMember = async (
  trx: Db,
  member: { companyId: string; userId: string; departmentId: string | null; rights: MemberRights; at: Date },
): Promise<boolean> => {
  const { companyId, userId, departmentId, rights, at } = member;
  const row = await trx
    .insertInto('company_members')
    .values({
      user_id: userId,
      company_user_id: companyId,
      department_id: departmentId,
      created_at: at,
      ...rightColumns(rights),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const updateMember = async (
  trx: Db,
  member: { companyId: string; userId: string; departmentId: string | null; rights: MemberRights },
): Promise<void> => {
  await trx
    .updateTable('company_members')
    .set({ department_id: member.departmentId, ...rightColumns(member.rights) })
    .where('company_user_id', '=', member.companyId)
    .where('user_id', '=', member.userId)
    .execute();
};

export const deleteMember = async (trx: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<void> => {
  await trx.deleteFrom('company_members').where('company_user_id', '=', companyId).where('user_id', '=', userId).execute();
};

/** Whether a company's account has members. */
export const hasMembers = async (db: Db, companyId: string): Promise<boolean> =>
  (await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_user_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const readCompanyTies: ReadCompanyTies = async (trx, id) => {
  const member = await trx.selectFrom('company_members').select('user_id').where('user_id', '=', id).executeTakeFirst();
  const department = await trx
    .selectFrom('departments')
    .select('id')
    .where('company_user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return {
    isMember: member !== undefined,
    hasMembers: department !== undefined || (await hasMembers(trx, id)),
    isUnderReview: (await findNewestVerification(trx, id))?.state === 'waiting',
  };
};

/** The company that a user is a member of; null for none. */
export const findCompanyOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.selectFrom('company_members').select('company_user_id').where('user_id', '=', userId).executeTakeFirst())
    ?.company_user_id ?? null;
