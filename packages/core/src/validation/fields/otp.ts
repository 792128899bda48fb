import { ok } from '../../basics/result.ts';
import { plainCode } from '../../basics/text/plain-code.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Digits of a one-time code (spec §5). */
export const otpDigits = 4;

/** Checks a one-time code: exactly 4 digits; returns Thai and wide digits as 0-9 (spec §5). */
export function oneTimeCode(text: string): RuleResult<string> {
  const code = asciiDigits(plainCode(text));
  return new RegExp(`^\\d{${otpDigits}}$`).test(code) ? ok(code) : refuse('otpInvalid', { digits: otpDigits });
}
