import { ok } from '../../basics/result.ts';
import { maxStops, minStops } from '../../basics/stop-limits.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Checks the number of stops of a trip: 2 to 10 (spec §9, decisions). */
export function stopCount(count: number): RuleResult<number> {
  const isInRange = Number.isInteger(count) && count >= minStops && count <= maxStops;
  return isInRange ? ok(count) : refuse('stopCountOutOfRange', { min: minStops, max: maxStops });
}
