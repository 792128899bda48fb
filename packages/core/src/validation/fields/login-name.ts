import { plainCode } from '../../basics/text/plain-code.ts';
import { nationalPhone } from '../phones/contact-phone.ts';
import { type RuleResult, refuse } from '../rule-result.ts';
import { emailAddress } from './email.ts';

/** Checks a sign-in name, an e-mail address or a phone, and normalises it (spec §5 "email/phone not empty"). */
export function loginName(text: string): RuleResult<string> {
  const trimmed = plainCode(text);
  if (trimmed === '') return refuse('emailOrPhoneRequired');
  return trimmed.includes('@') ? emailAddress(trimmed) : nationalPhone(trimmed);
}
