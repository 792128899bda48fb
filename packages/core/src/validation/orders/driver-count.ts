import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

const minDrivers = 1;

/** Checks the number of drivers: at least 1 (spec §5). */
export function driverCount(count: number): RuleResult<number> {
  return Number.isSafeInteger(count) && count >= minDrivers ? ok(count) : refuse('driverCountTooLow', { min: minDrivers });
}
