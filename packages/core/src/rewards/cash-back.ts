import { percentOf, type Satang } from '../basics/money.ts';

/** Percent of a month's spend that a tier gets back; the others get none (decisions, "Prices"). */
const percentByTier: Readonly<Record<string, number>> = { silver: 1, gold: 2, platinum: 3 };

/** Percent of the spend that a tier gets back. */
export const cashBackPercentOf = (tier: string): number => percentByTier[tier] ?? 0;

/** Tiers that get cash-back. */
export const cashBackTiers = Object.keys(percentByTier);

/** The cash-back of a month, floored to the satang. @param spentSatang paid for jobs that were completed in the month. */
export const cashBackOf = (tier: string, spentSatang: Satang): Satang => percentOf(spentSatang, cashBackPercentOf(tier), 'floor');
