import { ok } from '../../basics/result.ts';
import { plainCode } from '../../basics/text/plain-code.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks a promo code: empty, or with at least one letter or digit (spec §5). */
export function promoCode(text: string): RuleResult<string> {
  const code = plainCode(text);
  return text === '' || /[A-Za-z0-9]/.test(code) ? ok(code) : refuse('promoCodeInvalid');
}

/** A code whose estimate has no description has expired (spec §5, §8). An empty code is valid. */
export function promoStillValid(code: string, description: string | null | undefined): RuleResult<string> {
  const isGiven = code.trim() !== '';
  return isGiven && (description ?? '').trim() === '' ? refuse('promoExpired') : ok(code);
}
