import { type RuleResult, refuse } from '../rule-result.ts';
import { nationalPhone } from './contact-phone.ts';

/** Checks that two phones are the same number in any notation (spec §5 "phones must match"). Returns the national digits. */
export function matchingPhones(phone: string, repeated: string): RuleResult<string> {
  const first = nationalPhone(phone);
  if (!first.ok) return first;
  const second = nationalPhone(repeated);
  return second.ok && second.value === first.value ? first : refuse('phoneMismatch');
}
