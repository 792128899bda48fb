import type { Session } from '../http/callers/session.ts';
import type { Db } from '../platform/db.ts';
import { companyAccessOf } from '../sessions/company-access.ts';
import type { RecurrenceRow } from './queries.ts';

/** Whom a recurring booking is made for, with the contacts that the account signs in with. */
export interface Booker {
  /** As if the customer were at the screen, with the rights of now. */
  readonly session: Session;
  readonly contacts: { readonly email: string | null; readonly phone: string | null };
}

/** The customer; undefined for a closed account, and for a member who has left the company that it is for. */
export async function findBooker(
  db: Db,
  { user_id: userId, company_user_id: companyId }: Pick<RecurrenceRow, 'user_id' | 'company_user_id'>,
): Promise<Booker | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('company_members as member', 'member.user_id', 'users.id')
    .leftJoin('users as company', 'company.id', 'member.company_user_id')
    .select(['users.id as user_id', 'users.role', 'users.user_type', 'users.email', 'users.phone'])
    .select(['member.company_user_id', 'member.department_id'])
    .select(['member.can_order', 'member.can_view', 'member.can_pay', 'member.can_manage'])
    .select('company.status as company_status')
    .where('users.id', '=', userId)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const company = companyAccessOf(row);
  if ((company?.companyId ?? null) !== companyId) return undefined;
  const { role, email, phone } = row;
  return { session: { sessionId: '', userId, channel: 'web', partnerId: null, role, company }, contacts: { email, phone } };
}
