import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

const minDrivers = 1;

/** How many drivers are hired: at least 1 (spec §5). */
export function driverCount(count: number): RuleResult<number> {
  return Number.isSafeInteger(count) && count >= minDrivers ? ok(count) : refuse('driverCountTooLow', { min: minDrivers });
}
