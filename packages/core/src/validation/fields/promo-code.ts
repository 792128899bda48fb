import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A promo code: none at all, or one that holds a letter or a digit (spec §5). */
export function promoCode(text: string): RuleResult<string> {
  return text === '' || /[A-Za-z0-9]/.test(text) ? ok(text.trim()) : refuse('promoCodeInvalid');
}

/** A code whose estimate brings no description has expired (spec §5, §8). Without a code there is nothing to expire. */
export function promoStillValid(code: string, description: string | null | undefined): RuleResult<string> {
  const isGiven = code.trim() !== '';
  return isGiven && (description ?? '').trim() === '' ? refuse('promoExpired') : ok(code);
}
