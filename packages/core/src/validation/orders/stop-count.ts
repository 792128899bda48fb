import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** How many stops an order has, the pick-up counted, the return point not (decisions). */
export const stopCountLimits = { min: 2, max: 10 } as const;

/** A number of stops that one trip serves: 2 to 10 (spec §9, decisions). */
export function stopCount(count: number): RuleResult<number> {
  const { min, max } = stopCountLimits;
  return Number.isInteger(count) && count >= min && count <= max ? ok(count) : refuse('stopCountOutOfRange', stopCountLimits);
}
