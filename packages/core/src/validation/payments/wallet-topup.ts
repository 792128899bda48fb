import { floor2 } from '../../basics/money.ts';
import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Limits of a custom top-up in baht (spec §5, §9). */
export const topUpLimitsBaht = { min: 100, max: 20_000 } as const;

/** Checks a custom wallet top-up: 100 to 20,000 baht with at most two decimals (spec §5). */
export function walletTopUp(baht: number): RuleResult<number> {
  const { min, max } = topUpLimitsBaht;
  const isInRange = baht >= min && baht <= max;
  return isInRange && floor2(baht) === baht ? ok(baht) : refuse('topUpOutOfRange', topUpLimitsBaht);
}
