import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks a prepaid code: SW, three letters or digits, an optional dash, four more; returns upper case (spec §5). */
export function redeemCode(text: string): RuleResult<string> {
  if (text === '') return refuse('required');
  const code = text.toUpperCase();
  return /^SW[A-Z0-9]{3}-?[A-Z0-9]{4}$/.test(code) ? ok(code) : refuse('redeemCodeInvalid');
}
