import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { memberTexts } from './texts.ts';

/** The company that a session acts for. @throws {BusinessRefusal} 403 for who acts for none. */
export function requireCompany({ company }: Session): string {
  if (company === null) throw new BusinessRefusal({ code: 403, text: memberTexts.noCompany });
  return company.companyId;
}

/** The same where only the company's owner may. @throws {BusinessRefusal} 403 for everybody else. */
export function requireOwner(session: Session): string {
  const companyId = requireCompany(session);
  if (companyId !== session.userId) throw new BusinessRefusal({ code: 403, text: memberTexts.onlyOwner });
  return companyId;
}
