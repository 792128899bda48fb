import { ok } from '../basics/result.ts';
import { contactPhone } from './contact-phone.ts';
import { emailAddress } from './email.ts';
import { type RuleResult, refuse } from './rule-result.ts';

/** What a customer signs in with: an e-mail address or a phone, in its normal form (spec §5 "email/phone not empty"). */
export function loginName(text: string): RuleResult<string> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('emailOrPhoneRequired');
  if (trimmed.includes('@')) return emailAddress(trimmed);
  const phone = contactPhone(trimmed);
  return phone.ok ? ok(phone.value.national) : phone;
}
