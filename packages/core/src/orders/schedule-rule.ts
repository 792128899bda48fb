import { parseBangkok } from '../basics/bangkok-time.ts';
import { ok } from '../basics/result.ts';
import { type RuleResult, refuse } from '../validation/rule-result.ts';
import type { Schedule } from './draft.ts';

/** Pick-up now, or at a Bangkok date and time that is later than now (spec §5 "Order rules"). */
export const checkSchedule = (schedule: Schedule, nowMs: number): RuleResult<Schedule> => {
  if (schedule.kind === 'now') return ok(schedule);
  const moment = parseBangkok(schedule.date, schedule.time);
  if (moment) return moment.getTime() > nowMs ? ok(schedule) : refuse('timeNotInFuture');
  return refuse(parseBangkok(schedule.date) ? 'startTimeRequired' : 'dateRequired');
};
