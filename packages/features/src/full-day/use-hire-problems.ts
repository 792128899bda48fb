import type { HireProblem } from '@songwai/core/full-day/hire-problems';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { ruleText } from '../shared/rule-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';

const own: Readonly<Record<string, TextKey<'hire'>>> = {
  workPlaceRequired: 'hire.workPlaceRequired',
  startTooEarly: 'hire.startTooEarly',
  nineHourTooLate: 'hire.nineHourTooLate',
};
const ofOrders: ReadonlySet<string> = new Set(['outsideServiceArea', 'tooFarAhead']);

const selectProblems = ({ problems }: HireState) => problems;

/** What is wrong with a field, in words; undefined where nothing is. */
export function useHireProblems(flow: HireFlow): (path: string) => string | undefined {
  const t = useTranslate();
  const problems = useFlow(flow.store, selectProblems);
  const say = ({ code, values }: HireProblem): string => {
    const ownKey = own[code];
    if (ownKey) return t(ownKey, values);
    if (ofOrders.has(code)) return t(`errors.${code}` as TextKey<'errors'>, values);
    return ruleText(t, { code: code as RuleProblem['code'], values });
  };
  return (path) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem && say(problem);
  };
}
