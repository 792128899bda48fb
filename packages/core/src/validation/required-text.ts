import { ok } from '../basics/result.ts';
import type { RuleCode } from './rule-code.ts';
import { type RuleResult, refuse } from './rule-result.ts';

/** A text that must not be empty, trimmed. The code says what is missing (spec §5 "Form messages"). */
export function requiredText(text: string | null | undefined, code: RuleCode = 'required'): RuleResult<string> {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? refuse(code) : ok(trimmed);
}
