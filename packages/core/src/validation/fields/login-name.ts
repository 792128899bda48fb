import { nationalPhone } from '../phones/contact-phone.ts';
import { type RuleResult, refuse } from '../rule-result.ts';
import { emailAddress } from './email.ts';

/** What a customer signs in with: an e-mail address or a phone, in its normal form (spec §5 "email/phone not empty"). */
export function loginName(text: string): RuleResult<string> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('emailOrPhoneRequired');
  return trimmed.includes('@') ? emailAddress(trimmed) : nationalPhone(trimmed);
}
