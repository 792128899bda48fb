import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

// Groups of 2, 3 and 4 digits after the prefix, each optionally preceded by one space or dash.
const mobile = /^(?:\+66[ -]?0?|0|66[ -]?)([689]\d)[ -]?(\d{3})[ -]?(\d{4})$/;

/**
 * Parses a Thai mobile number into its ten national digits (spec §5). Accepts +66, 66 and 0, single spaces or dashes between
 * groups, and Thai digits. Refuses brackets, which `contactPhone` removes first.
 */
export function thaiMobile(text: string): RuleResult<string> {
  const groups = mobile.exec(asciiDigits(text));
  return groups ? ok(`0${groups[1]}${groups[2]}${groups[3]}`) : refuse('phoneInvalid');
}
