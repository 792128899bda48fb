import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A moment later than now; now itself is too early (spec §5). Null is a date or time that is still missing. */
export function futureTime(moment: Date | null, now: Date): RuleResult<Date> {
  if (moment === null) return refuse('dateRequired');
  return moment > now ? ok(moment) : refuse('timeNotInFuture');
}
