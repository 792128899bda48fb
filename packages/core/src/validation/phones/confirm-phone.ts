import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/**
 * Checks the phone for questions about an order: only digits, a mobile or a landline starting with 0 (spec §5). 06 landlines do
 * not exist.
 */
export function confirmPhone(text: string): RuleResult<string> {
  if (text === '') return refuse('phoneRequired');
  return /^0(?:[689]\d{8}|2\d{7}|[3457]\d{7})$/.test(text) ? ok(text) : refuse('phoneInvalid');
}
