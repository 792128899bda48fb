import { addDays, addMonths, startOfBangkokMonth } from '../basics/bangkok-time.ts';
import type { Satang } from '../basics/money.ts';

/** The tiers that customers reach by spending, lowest first (decisions, "Prices"). */
export const earnedTiers = ['silver', 'gold', 'platinum'] as const;
export type EarnedTier = (typeof earnedTiers)[number];
/** `contract` is set by an administrator, and spending does not change it. */
export type Tier = 'normal' | EarnedTier | 'contract';

const thresholdsSatang: Readonly<Record<EarnedTier, Satang>> = { silver: 300_000, gold: 1_000_000, platinum: 3_000_000 };

/** What must be spent in the two months before an update to reach a tier. */
export const spendToReach = (tier: EarnedTier): Satang => thresholdsSatang[tier];

/** What must be spent in them by a customer who has the tier, or a higher one, to stay in it: half as much. */
export const spendToRetain = (tier: EarnedTier): Satang => thresholdsSatang[tier] / 2;

const ladder: readonly Tier[] = earnedTiers;
/** -1 for none. */
const rankOf = (tier: Tier): number => ladder.indexOf(tier);

/** The tier and those below it; none by contract. */
export const tiersUpTo = (tier: Tier): readonly EarnedTier[] => earnedTiers.slice(0, rankOf(tier) + 1);

/** The tier after an update: the highest that was reached, or retained from before. */
export function tierAfter(before: Tier, spentSatang: Satang): Tier {
  if (before === 'contract') return before;
  const rank = rankOf(before);
  const needed = (tier: EarnedTier) => (rankOf(tier) <= rank ? spendToRetain(tier) : spendToReach(tier));
  return earnedTiers.findLast((tier) => spentSatang >= needed(tier)) ?? 'normal';
}

/** The next higher tier that spending reaches; null above platinum and by contract. */
export const tierAbove = (tier: Tier): EarnedTier | null =>
  tier === 'contract' ? null : (earnedTiers[rankOf(tier) + 1] ?? null);

/** The months whose spend counts for an update, and when it is. */
export interface TierRound {
  /** Midnight in Bangkok of the first day that counts. */
  readonly from: Date;
  /** The update: midnight in Bangkok of the 1st. What is spent before it counts. */
  readonly updateAt: Date;
  /** Midnight of the day before the update, the last of the tier. */
  readonly lastDay: Date;
}

/** The round that runs now: it ends with the next 1st, and began two months before it. */
export function tierRoundAt(now: Date): TierRound {
  const month = startOfBangkokMonth(now);
  const updateAt = addMonths(month, 1);
  return { from: addMonths(month, -1), updateAt, lastDay: addDays(updateAt, -1) };
}
