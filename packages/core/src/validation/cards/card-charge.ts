import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** The card provider's minimum charge, in baht (decisions). */
export const cardChargeMinBaht = 20;

/** Checks a total for card payment: at least 20 baht (spec §5 "total fee is too low", decisions). */
export function cardCharge(totalBaht: number): RuleResult<number> {
  return Number.isFinite(totalBaht) && totalBaht >= cardChargeMinBaht
    ? ok(totalBaht)
    : refuse('cardTotalTooLow', { min: cardChargeMinBaht });
}
