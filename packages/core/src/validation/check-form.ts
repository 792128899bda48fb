import { err, ok } from '../basics/result.ts';
import type { FormResult, RuleProblem, RuleResult } from './rule-result.ts';

type FieldResults<Values> = { readonly [Field in keyof Values]: RuleResult<Values[Field]> };

/**
 * Combines the results of a form's fields: all values if all are valid, else all problems at once, so that the user can fix them
 * in one go.
 */
export function checkForm<Values extends object>(fields: FieldResults<Values>): FormResult<Values> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, RuleProblem> = {};
  for (const [field, result] of Object.entries<RuleResult<unknown>>(fields)) {
    if (result.ok) values[field] = result.value;
    else problems[field] = result.error;
  }
  if (Object.keys(problems).length > 0) return err(problems as Partial<Record<keyof Values & string, RuleProblem>>);
  return ok(values as Values);
}
