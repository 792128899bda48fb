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
