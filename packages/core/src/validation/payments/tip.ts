import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** Limits of a tip in baht (spec §5). */
export const tipLimitsBaht = { min: 1, max: 1000 } as const;

/** Checks a tip: whole baht, 1 to 1,000 (spec §5). */
export function tipAmount(baht: number): RuleResult<number> {
  const { min, max } = tipLimitsBaht;
  return Number.isInteger(baht) && baht >= min && baht <= max ? ok(baht) : refuse('tipOutOfRange', tipLimitsBaht);
}
