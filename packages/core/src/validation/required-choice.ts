import { ok } from '../basics/result.ts';
import type { RuleCode } from './rule-code.ts';
import { type RuleResult, refuse } from './rule-result.ts';

/** Checks a required choice. Null, an empty text and -1 ("none" on the wire, spec §3) are missing; 0 is valid (cash). */
export function requiredChoice<Value extends string | number>(
  choice: Value | null | undefined,
  code: RuleCode,
): RuleResult<Value> {
  return choice === null || choice === undefined || choice === '' || choice === -1 ? refuse(code) : ok(choice);
}
