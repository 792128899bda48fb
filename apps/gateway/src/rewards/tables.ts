import type { EarnedTier, Tier } from '@songwai/core/rewards/tiers';
import type { Generated } from 'kysely';

/** A tier that spending can change. */
export type ChangingTier = Exclude<Tier, 'contract'>;

/** What the update of a month decided about a customer. */
interface TierUpdatesTable {
  user_id: string;
  /** `2026-12`: the update of 1 December. */
  month: string;
  was: ChangingTier;
  tier: ChangingTier;
  spent_satang: number;
  decided_at: Date;
}

interface TierMonthsTable {
  month: string;
  done_at: Date;
}

interface PartnerBenefitsTable {
  id: Generated<number>;
  title_th: string;
  title_en: string;
  partner_th: string;
  partner_en: string;
  picture: 'parcel' | 'cup' | 'printer' | 'gift';
  least_tier: EarnedTier;
  starts_at: Date;
  /** Midnight after its last day. */
  ends_at: Date;
  /** When an administrator ended it before that. */
  ended_at: Generated<Date | null>;
  changed_by: string | null;
  changed_at: Date;
}

interface PartnerBenefitCodesTable {
  id: Generated<number>;
  benefit_id: number;
  code: string;
  taken_by: string | null;
  taken_at: Date | null;
}

/** A friend who followed a customer's link. */
interface ReferralsTable {
  friend_id: string;
  referrer_id: string;
  joined_at: Date;
  /** The end of the days whose spend counts. */
  until: Date;
  state: Generated<'new' | 'open' | 'rewarded' | 'late' | 'refused'>;
  refusal: Generated<'phone' | 'device' | 'card' | null>;
  settled_at: Generated<Date | null>;
  /** Null where it is settled. */
  check_at: Date | null;
}

/** Hashes of the phones of friends. */
interface ReferralPhonesTable {
  phone_hash: Buffer;
  noted_at: Date;
}

/** Tables of the room `rewards`. */
export interface RewardsTables {
  tier_updates: TierUpdatesTable;
  tier_months: TierMonthsTable;
  partner_benefits: PartnerBenefitsTable;
  partner_benefit_codes: PartnerBenefitCodesTable;
  referrals: ReferralsTable;
  referral_phones: ReferralPhonesTable;
}

declare module '../database/tables.ts' {
  interface Database extends RewardsTables {}
}
