import { ok } from '../basics/result.ts';
import type { RuleCode } from './rule-code.ts';
import { type RuleResult, refuse } from './rule-result.ts';

/** Checks that a text is not empty, and trims it. The code names the missing field (spec §5 "Form messages"). */
export function requiredText(text: string | null | undefined, code: RuleCode = 'required'): RuleResult<string> {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? refuse(code) : ok(trimmed);
}
