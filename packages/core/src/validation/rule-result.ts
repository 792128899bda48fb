import { err, type Result } from '../basics/result.ts';
import type { RuleCode } from './rule-code.ts';

/** Why a value is refused: the text's code and the values that it mentions. */
export interface RuleProblem {
  readonly code: RuleCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Result of a rule: the normalised value or the problem. */
export type RuleResult<Value> = Result<Value, RuleProblem>;

/** Result of a form: the cleaned values, or the problems by field. */
export type FormResult<Values> = Result<Values, Readonly<Partial<Record<keyof Values & string, RuleProblem>>>>;

/** A refusal with its code and values. */
export function refuse(code: RuleCode, values?: RuleProblem['values']): { readonly ok: false; readonly error: RuleProblem } {
  return err(values === undefined ? { code } : { code, values });
}
