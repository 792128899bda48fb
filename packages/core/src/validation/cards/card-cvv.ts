import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The card's security code: 3 or 4 digits (spec §5). It is handed to the card provider and never stored. */
export function cardCvv(text: string): RuleResult<string> {
  if (text === '') return refuse('required');
  return /^\d{3,4}$/.test(text) ? ok(text) : refuse('cardCvvInvalid');
}
