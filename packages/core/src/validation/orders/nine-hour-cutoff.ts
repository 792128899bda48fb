import { type RuleResult, refuse } from '../rule-result.ts';
import { timeOfDay } from './time-of-day.ts';

/** Latest time for a 9-hour job (spec §5). */
export const nineHourLatest = '12:00';

/** Checks the time of a 9-hour job: until 12:00, inclusive (spec §5). */
export function nineHourCutoff(time: string): RuleResult<string> {
  const asked = timeOfDay(time);
  if (!asked.ok) return asked;
  return asked.value <= nineHourLatest ? asked : refuse('nineHourTooLate', { time: nineHourLatest });
}
