import type { MemberRights } from '@songwai/core/companies/company-member';
import type { CompanyRight } from '@songwai/core/gateway/endpoint';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { memberTexts } from './texts.ts';

/** The company that a session acts for. @throws {BusinessRefusal} 403 where there is none. */
export function requireCompany({ company }: Session): string {
  if (company === null) throw new BusinessRefusal({ code: 403, text: memberTexts.noCompany });
  return company.companyId;
}

/** The company, where the session is its owner's. @throws {BusinessRefusal} 403 for all others. */
export function requireOwner(session: Session): string {
  const companyId = requireCompany(session);
  if (companyId !== session.userId) throw new BusinessRefusal({ code: 403, text: memberTexts.onlyOwner });
  return companyId;
}

/** The company, where the session's user may manage it. @throws {BusinessRefusal} 403 for all others. */
export function requireManager(session: Session): string {
  const companyId = requireCompany(session);
  if (session.company?.rights.has('manage') !== true) throw new BusinessRefusal({ code: 403, text: memberTexts.onlyManagers });
  return companyId;
}

/**
 * Nobody gives more than they have; what a member has already stays.
 *
 * @throws {BusinessRefusal} 403 for a right that the caller lacks.
 */
export function requireGivable(rights: MemberRights, { company }: Session, before?: MemberRights): void {
  const isGivable = (Object.entries(rights) as [CompanyRight, boolean][]).every(
    ([right, isGiven]) => !isGiven || before?.[right] === true || company?.rights.has(right) === true,
  );
  if (!isGivable) throw new BusinessRefusal({ code: 403, field: 'rights', text: memberTexts.rightLacking });
}
