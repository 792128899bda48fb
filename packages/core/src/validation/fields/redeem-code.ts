import { ok } from '../../basics/result.ts';
import { plainCode } from '../../basics/text/plain-code.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks a prepaid code: SW, three letters or digits, an optional dash, four more; returns upper case (spec §5). */
export function redeemCode(text: string): RuleResult<string> {
  if (text === '') return refuse('required');
  // Programs that write letters turn a dash into a longer one.
  const code = plainCode(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
  return /^SW[A-Z0-9]{3}-?[A-Z0-9]{4}$/.test(code) ? ok(code) : refuse('redeemCodeInvalid');
}
