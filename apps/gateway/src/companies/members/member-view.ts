import { isUuid } from '../../database/is-uuid.ts';
import type { CompanyAccess } from '../../http/callers/session.ts';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { type SortKey, timeKey, uuidKey } from '../../platform/paging/sort-key.ts';

/** A member of a company. The owner has no row in `company_members` and has all rights. */
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
  readonly can_manage: boolean;
  readonly created_at: Date;
}

/** A filter on a company's members, with page. */
export interface MemberQuery {
  readonly companyId: string;
  readonly departmentId: string | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** The oldest membership first. */
export const memberKeys: readonly SortKey<Pick<MemberRow, 'created_at' | 'id'>>[] = [
  timeKey('created_at', 'member.created_at'),
  uuidKey('id', 'users.id'),
];

/** A page of a company's members. */
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
    .select(['member.can_order', 'member.can_view', 'member.can_pay', 'member.can_manage'])
    .where('member.company_user_id', '=', companyId)
    .where('users.status', '<>', 'removed')
    .$if(departmentId !== undefined, (query) =>
      query.where('member.department_id', '=', isUuid(departmentId ?? '') ? (departmentId ?? null) : null),
    );
  return paginate(members, { keys: memberKeys, direction: 'asc', ...page });
}

/** A company as its member may see it, with the name of the member's department. */
export const findActingCompany = (db: Db, { companyId, departmentId }: Pick<CompanyAccess, 'companyId' | 'departmentId'>) =>
  db
    .selectFrom('users')
    .leftJoin('departments', (join) =>
      join.onRef('departments.company_user_id', '=', 'users.id').on('departments.id', '=', departmentId),
    )
    .select(['users.company_id', 'users.company_name', 'users.company_address', 'users.company_tax_id'])
    .select(['users.invoice_company_name', 'users.invoice_company_address', 'users.invoice_company_tax_id'])
    .select(['users.company_branch', 'users.company_postcode'])
    .select(['users.invoice_company_branch', 'users.invoice_company_postcode'])
    .select(['users.company_verified_at', 'users.invoice_enabled', 'users.user_group', 'departments.name as department_name'])
    .where('users.id', '=', companyId)
    .executeTakeFirst();
