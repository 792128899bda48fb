import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

export type CardBrand = 'visa' | 'mastercard' | 'jcb';

/** A card number without separators, and its brand. */
export interface CardNumber {
  readonly digits: string;
  readonly brand: CardBrand;
}

const patterns: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4(?:\d{12}|\d{15})$/],
  ['mastercard', /^5[1-5]\d{14}$/],
  ['mastercard', /^(?:222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['jcb', /^(?:2131|1800)\d{11}$/],
  ['jcb', /^35\d{14}$/],
];

/**
 * Checks a card number of Visa, Mastercard (including the 2-series) or JCB by its Luhn checksum; removes spaces and dashes (spec
 * §5, decisions).
 */
export function cardNumber(text: string): RuleResult<CardNumber> {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return refuse('required');
  const brand = patterns.find(([, pattern]) => pattern.test(digits))?.[0];
  return brand !== undefined && hasLuhnSum(digits) ? ok({ digits, brand }) : refuse('cardNumberInvalid');
}

/** Luhn: double every second digit from the right; the sum of all digits must be divisible by ten. */
function hasLuhnSum(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
