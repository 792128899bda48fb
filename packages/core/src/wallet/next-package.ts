import type { Satang } from '../basics/money.ts';
import type { WalletPackage } from './wallet.ts';

/** Up to this much below a package, an own amount is nudged to it (design: "at most ฿500 is missing"). */
const nudgeSatang = 50_000;

/** The cheapest package above an own amount, if little is missing; null for none. */
export const nextPackage = (
  amountSatang: Satang,
  packages: readonly WalletPackage[],
): { readonly offered: WalletPackage; readonly missingSatang: Satang } | null => {
  const above = packages
    .filter(({ priceSatang }) => priceSatang > amountSatang)
    .toSorted((one, other) => one.priceSatang - other.priceSatang)[0];
  if (above === undefined) return null;
  const missingSatang = above.priceSatang - amountSatang;
  return missingSatang <= nudgeSatang ? { offered: above, missingSatang } : null;
};
