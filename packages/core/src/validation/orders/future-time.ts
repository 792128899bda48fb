import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks that a moment is later than now (exclusive; spec §5). Null means a missing date or time. */
export function futureTime(moment: Date | null, now: Date): RuleResult<Date> {
  if (moment === null) return refuse('dateRequired');
  return moment > now ? ok(moment) : refuse('timeNotInFuture');
}
