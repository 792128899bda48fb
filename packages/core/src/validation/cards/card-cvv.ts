import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks a card's security code: 3 or 4 digits (spec §5). It goes to the card provider and is never stored. */
export function cardCvv(text: string): RuleResult<string> {
  if (text === '') return refuse('required');
  return /^\d{3,4}$/.test(text) ? ok(text) : refuse('cardCvvInvalid');
}
