import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';
import { nationalPhone } from './contact-phone.ts';

/** The shortest numbers in use have five digits after their country code; 00, a country code and E.164 make 18 at most. */
const leastDigits = 6;
const mostDigits = 18;
const longest = 30;

/**
 * Checks a phone of any country, for travellers: a Thai number becomes its national digits, any other stays as typed. No numbering plan
 * of another country is known here, so only what can be no number at all is refused.
 */
export function anyPhone(text: string): RuleResult<string> {
  const phone = asciiDigits(text).trim();
  if (phone === '') return refuse('phoneRequired');
  const national = nationalPhone(phone);
  if (national.ok) return national;
  const count = phone.replace(/\D/g, '').length;
  const isWritten = /^\+?[\d\s().-]+$/.test(phone) && phone.length <= longest;
  return isWritten && count >= leastDigits && count <= mostDigits ? ok(phone) : refuse('phoneInvalid');
}
