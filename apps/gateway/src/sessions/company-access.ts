import { companyUser } from '@songwai/core/basics/wire-numbers';
import type { CompanyRight } from '@songwai/core/gateway/endpoint';
import type { CompanyAccess } from '../http/callers/session.ts';

/** A user with membership and company; the membership's columns are null where there is none. */
interface CompanyRow {
  readonly user_id: string;
  /** 1 company, 2 individual. */
  readonly user_type: number;
  readonly company_user_id: string | null;
  readonly department_id: string | null;
  readonly can_order: boolean | null;
  readonly can_view: boolean | null;
  readonly can_pay: boolean | null;
  readonly can_manage: boolean | null;
  /** Status of the company's own account. */
  readonly company_status: string | null;
}

const allRights: readonly CompanyRight[] = ['order', 'view', 'pay', 'manage'];

/**
 * The company that a user acts for: a member's company with the given rights, or an account's own company with all rights. A
 * suspended or removed company gives its members no rights.
 */
export function companyAccessOf(row: CompanyRow): CompanyAccess | null {
  if (row.company_user_id !== null) {
    const given: Readonly<Record<CompanyRight, boolean | null>> = {
      order: row.can_order,
      view: row.can_view,
      pay: row.can_pay,
      manage: row.can_manage,
    };
    const isOpen = row.company_status === 'active';
    const rights = new Set(allRights.filter((right) => isOpen && given[right] === true));
    return { companyId: row.company_user_id, departmentId: row.department_id, rights };
  }
  return row.user_type === companyUser ? { companyId: row.user_id, departmentId: null, rights: new Set(allRights) } : null;
}
