import { type RuleResult, refuse } from '../rule-result.ts';
import { timeOfDay } from './time-of-day.ts';

/** The last minute at which a 9-hour job can be ordered (spec §5). */
const nineHourLatest = '12:00';

/** The time at which a 9-hour job is ordered: until 12:00, that minute included (spec §5). */
export function nineHourCutoff(time: string): RuleResult<string> {
  const asked = timeOfDay(time);
  if (!asked.ok) return asked;
  return asked.value <= nineHourLatest ? asked : refuse('nineHourTooLate', { time: nineHourLatest });
}
