import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Parses a time of day, H, HH, H:MM or HH:MM with hours 0-23, and returns HH:MM (spec §5). */
export function timeOfDay(text: string): RuleResult<string> {
  const [match, hour = '', minute = '00'] = /^(\d|[01]\d|2[0-3])(?::([0-5]\d))?$/.exec(text) ?? [];
  return match === undefined ? refuse('timeInvalid') : ok(`${hour.padStart(2, '0')}:${minute}`);
}
