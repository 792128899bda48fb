import { err, type Result } from '../basics/result.ts';
import type { RuleCode } from './rule-code.ts';

/** Why a value is refused: a code for the text, and the numbers or names that the text mentions. */
export interface RuleProblem {
  readonly code: RuleCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What a rule answers: the value in its normal form, or the problem. */
export type RuleResult<Value> = Result<Value, RuleProblem>;

/** What a form's rules answer: the cleaned values, or the problem of every field that has one. */
export type FormResult<Values> = Result<Values, Readonly<Partial<Record<keyof Values & string, RuleProblem>>>>;

/** A refusal with its code and values. */
export function refuse(code: RuleCode, values?: RuleProblem['values']): { readonly ok: false; readonly error: RuleProblem } {
  return err(values === undefined ? { code } : { code, values });
}
