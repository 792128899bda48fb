import { parseBangkok } from '../basics/bangkok-time.ts';
import { ok } from '../basics/result.ts';
import { futureTime } from '../validation/future-time.ts';
import { type RuleResult, refuse } from '../validation/rule-result.ts';
import type { Schedule } from './draft.ts';

/** Pick-up now, or at a Bangkok date and time that is later than now (spec §5 "Order rules"). */
export const checkSchedule = (schedule: Schedule, nowMs: number): RuleResult<Schedule> => {
  if (schedule.kind === 'now') return ok(schedule);
  if (parseBangkok(schedule.date) && !parseBangkok(schedule.date, schedule.time)) return refuse('startTimeRequired');
  const later = futureTime(parseBangkok(schedule.date, schedule.time), new Date(nowMs));
  return later.ok ? ok(schedule) : later;
};
