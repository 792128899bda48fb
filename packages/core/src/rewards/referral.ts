import type { Satang } from '../basics/money.ts';

/** A referral gives each of the two users ten credits of 20 baht (spec §9, decisions). */
export const referralReward = { creditSatang: 2_000, uses: 10 } as const;

/** What the friend gets for signing up, usable from the first job on (spec §9). */
export const friendWelcomeSatang: Satang = 5_000;
/** What the friend must spend for both to get the reward. */
export const friendSpendSatang: Satang = 50_000;
/** Within so many days after signing up. */
export const friendSpendDays = 30;

/** Total of a referral for each of the two users: 200 baht. */
export function referralTotal(): Satang {
  return referralReward.creditSatang * referralReward.uses;
}

/** Whether both get the reward: the friend has spent 500 baht within 30 days of signing up (spec §9). */
export function isReferralEarned(friend: { readonly spentSatang: Satang; readonly daysSinceSignUp: number }): boolean {
  return friend.spentSatang >= friendSpendSatang && friend.daysSinceSignUp <= friendSpendDays;
}
