import type { Satang } from '../basics/money.ts';

/** Bonus and total credit of a top-up. */
export interface TopUpCredit {
  readonly bonusSatang: Satang;
  readonly creditedSatang: Satang;
}

/** Bonus by the wallet package's price, in satang (spec §9). */
const bonusByPackage: ReadonlyMap<Satang, Satang> = new Map([
  [100_000, 10_000],
  [300_000, 40_000],
  [700_000, 100_000],
  [1_000_000, 150_000],
]);

/** Credit for a top-up: packages of 1,000, 3,000, 7,000 and 10,000 baht have a bonus, other sums none (spec §9). */
export function topUpCredit(paidSatang: Satang): TopUpCredit {
  const bonusSatang = bonusByPackage.get(paidSatang) ?? 0;
  return { bonusSatang, creditedSatang: paidSatang + bonusSatang };
}
