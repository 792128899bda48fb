import type { Satang } from '../basics/money.ts';

/** What a friend gets for signing up by a referral link, usable from the first job on (spec §9). */
export const friendWelcomeSatang: Satang = 5_000;
