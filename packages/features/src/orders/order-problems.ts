import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { OrderProblem } from '@songwai/core/orders/fields/problem';

/** Finds what is wrong with one field, in words; undefined where nothing is. */
export type ProblemOf = (path: string) => string | undefined;

/** The problems of the moment as texts by field. A problem's code is the tail of its text's key. */
export function problemTexts(problems: readonly OrderProblem[], t: Translate): ProblemOf {
  return (path) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? t(`errors.${problem.code}` as TextKey<'errors'>, problem.values) : undefined;
  };
}
