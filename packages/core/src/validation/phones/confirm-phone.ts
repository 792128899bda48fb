import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The phone that an order is confirmed with: digits only, beginning with 0, a mobile or a landline (spec §5). No 06 landline exists. */
export function confirmPhone(text: string): RuleResult<string> {
  if (text === '') return refuse('phoneRequired');
  return /^0(?:[689]\d{8}|2\d{7}|[3457]\d{7})$/.test(text) ? ok(text) : refuse('phoneInvalid');
}
