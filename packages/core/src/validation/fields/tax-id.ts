import { ok } from '../../basics/result.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Check digit of the first 12 digits of a Thai tax or personal id: weights 13 down to 2, modulo 11 (spec §5). */
export function taxIdCheckDigit(first12: string): number {
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  const rest = sum % 11;
  return rest > 1 ? 11 - rest : 1 - rest;
}

/** Checks a Thai tax id of 13 digits by its check digit; removes dashes and spaces (spec §5). */
export function taxId(text: string): RuleResult<string> {
  const digits = asciiDigits(text).replace(/[\s-]/g, '');
  if (digits === '') return refuse('taxIdRequired');
  if (!/^\d{13}$/.test(digits)) return refuse('taxIdInvalid');
  return taxIdCheckDigit(digits.slice(0, 12)) === Number(digits[12]) ? ok(digits) : refuse('taxIdInvalid');
}
