import type { MemberRights } from '@songwai/core/companies/company-member';
import { isUuid } from '../../database/is-uuid.ts';
import type { CompanyAccess } from '../../http/callers/session.ts';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { type SortKey, timeKey, uuidKey } from '../../platform/paging/sort-key.ts';

/** Somebody who acts for a company; the owner's row has no rights of its own, since it has them all. */
export interface MemberRow {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly confirm_phone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: string;
  readonly department_id: string | null;
  readonly department_name: string | null;
  readonly can_order: boolean;
  readonly can_view: boolean;
  readonly can_pay: boolean;
  readonly created_at: Date;
}

/** Which of a company's users, from which on. */
export interface MemberQuery {
  readonly companyId: string;
  readonly departmentId: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** The rights as the columns that hold them. */
export const rightColumns = ({ order, view, pay }: MemberRights) => ({ can_order: order, can_view: view, can_pay: pay });

/** The longest there first. */
export const memberKeys: readonly SortKey<Pick<MemberRow, 'created_at' | 'id'>>[] = [
  timeKey('created_at', 'member.created_at'),
  uuidKey('id', 'users.id'),
];

/** Members of a company, a page of them. */
export function listMembers(db: Db, { companyId, departmentId, ...page }: MemberQuery): Promise<Page<MemberRow>> {
  const members = db
    .selectFrom('company_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .leftJoin('departments', 'departments.id', 'member.department_id')
    .select([
      'users.id',
      'users.email',
      'users.phone',
      'users.confirm_phone',
      'users.first_name',
      'users.last_name',
      'users.status',
    ])
    .select(['member.department_id', 'departments.name as department_name', 'member.created_at'])
    .select(['member.can_order', 'member.can_view', 'member.can_pay'])
    .where('member.company_user_id', '=', companyId)
    .where('users.status', '<>', 'removed')
    .$if(departmentId !== undefined, (query) => query.where('member.department_id', '=', departmentId ?? null));
  return paginate(members, { keys: memberKeys, direction: 'asc', ...page });
}

/** A member of this company; undefined for anybody else. */
export const findMember = async (db: Db, { companyId, userId }: { companyId: string; userId: string }) =>
  isUuid(userId)
    ? db
        .selectFrom('company_members')
        .selectAll()
        .where('company_user_id', '=', companyId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;

/** A company as its member sees it, with the name of the member's department. */
export const findActingCompany = (db: Db, { companyId, departmentId }: Pick<CompanyAccess, 'companyId' | 'departmentId'>) =>
  db
    .selectFrom('users')
    .leftJoin('departments', (join) =>
      join.onRef('departments.company_user_id', '=', 'users.id').on('departments.id', '=', departmentId),
    )
    .select(['users.company_id', 'users.company_name', 'users.company_address', 'users.company_tax_id'])
    .select(['users.company_verified_at', 'users.invoice_enabled', 'users.user_group', 'departments.name as department_name'])
    .where('users.id', '=', companyId)
    .executeTakeFirst();

/** Makes a user act for a company; false where it acts for one already. */
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
  { userId, departmentId, rights }: { userId: string; departmentId: string | null; rights: MemberRights },
): Promise<void> => {
  await trx
    .updateTable('company_members')
    .set({ department_id: departmentId, ...rightColumns(rights) })
    .where('user_id', '=', userId)
    .execute();
};

export const deleteMember = async (trx: Db, userId: string): Promise<void> => {
  await trx.deleteFrom('company_members').where('user_id', '=', userId).execute();
};

/** Whether others act for the company that an account is. */
export const hasMembers = async (db: Db, companyId: string): Promise<boolean> =>
  (await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_user_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
