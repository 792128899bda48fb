import type { Result } from '../../basics/result.ts';
import type { PickUpProblem } from '../../jobs/booking/pick-up-window.ts';
import type { RuleCode } from '../../validation/rule-code.ts';

/**
 * A problem to fix before going on. `path` names the field (`stops.<key>.place`, `vehicle`, `confirmPhone`); `code` is the end of
 * a text key.
 */
export interface OrderProblem {
  readonly path: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Problem codes of a draft: those of the rules, and those that only the gateway's replies cause. */
export type OrderProblemCode =
  | RuleCode
  | PickUpProblem['code']
  | 'notFullDay'
  | 'pickUpIncomplete'
  | 'outsideServiceArea'
  | 'priceUnknown';

/** A problem of the field at `path`. */
export const problem = (path: string, code: OrderProblemCode, values: OrderProblem['values'] = {}): OrderProblem => ({
  path,
  code,
  values,
});

type Judged = Result<unknown, { readonly code: OrderProblemCode; readonly values?: OrderProblem['values'] }>;

/** The problem of the field at `path` by the result of its rule. */
export const problemOf = (path: string, result: Judged): readonly OrderProblem[] =>
  result.ok ? [] : [problem(path, result.error.code, result.error.values)];
