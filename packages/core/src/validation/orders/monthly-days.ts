import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Limits of working days per week in a monthly hire (spec §5, decisions). */
export const monthlyDaysLimits = { min: 1, max: 6 } as const;

/** Checks a monthly driver's working days per week: 1 to 6 (spec §5). */
export function monthlyDays(daysPerWeek: number): RuleResult<number> {
  const { min, max } = monthlyDaysLimits;
  return Number.isInteger(daysPerWeek) && daysPerWeek >= min && daysPerWeek <= max
    ? ok(daysPerWeek)
    : refuse('monthlyDaysOutOfRange', monthlyDaysLimits);
}
