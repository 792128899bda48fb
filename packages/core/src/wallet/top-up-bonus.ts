import type { Satang } from '../basics/money.ts';

/** What a top-up brings. */
export interface TopUpCredit {
  readonly bonusSatang: Satang;
  readonly creditedSatang: Satang;
}

/** Bonus by price of the wallet packages, in satang (spec §9). */
const bonusByPackage: ReadonlyMap<Satang, Satang> = new Map([
  [100_000, 10_000],
  [300_000, 40_000],
  [700_000, 100_000],
  [1_000_000, 150_000],
]);

/** What is credited for a top-up: the packages of 1,000, 3,000, 7,000 and 10,000 baht bring a bonus, any other sum none (spec §9). */
export function topUpCredit(paidSatang: Satang): TopUpCredit {
  const bonusSatang = bonusByPackage.get(paidSatang) ?? 0;
  return { bonusSatang, creditedSatang: paidSatang + bonusSatang };
}
