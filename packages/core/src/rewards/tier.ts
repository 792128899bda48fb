import type { Satang } from '../basics/money.ts';
import type { EarnedTier, Tier } from './tiers.ts';

/** What a tier asks for and gives. */
export interface TierBenefit {
  readonly tier: EarnedTier;
  readonly reachSatang: Satang;
  readonly retainSatang: Satang;
  readonly cashBackPercent: number;
}

/** An update of the past, or a contract that began or ended. */
export interface TierUpdate {
  readonly date: Date;
  readonly tier: Tier;
  /** Null where an administrator decided. */
  readonly spentSatang: Satang | null;
}

/** A customer's tier, and what the next update needs. */
export interface CustomerTier {
  readonly tier: Tier;
  /** Null in the highest tier and by contract. */
  readonly next: { readonly tier: EarnedTier; readonly missingSatang: Satang } | null;
  /** Still to be spent to stay in the tier; null where there is none to stay in. */
  readonly toRetainSatang: Satang | null;
  /** Midnight in Bangkok of the first day whose spend counts. */
  readonly countsFrom: Date;
  /** The last day of the benefits; null where they do not end. */
  readonly benefitsUntil: Date | null;
  /** Null by contract. */
  readonly nextUpdate: Date | null;
  readonly spentSatang: Satang;
  /** Of this month. */
  readonly cashBack: { readonly percent: number; readonly monthSpentSatang: Satang; readonly amountSatang: Satang };
  readonly benefits: readonly TierBenefit[];
  readonly history: readonly TierUpdate[];
}

/** What a partner gives to customers of a tier. */
export interface PartnerBenefit {
  readonly id: number;
  readonly title: { readonly th: string; readonly en: string };
  readonly partner: { readonly th: string; readonly en: string };
  readonly picture: 'parcel' | 'cup' | 'printer' | 'gift';
  /** Its last day. */
  readonly until: Date;
  readonly isAvailable: boolean;
  /** The customer's code; null before it was taken. */
  readonly taken: { readonly code: string; readonly on: Date } | null;
}
