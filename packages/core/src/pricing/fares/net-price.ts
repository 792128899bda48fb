import { percentOf, type Satang } from '../../basics/money.ts';

/** What a promo code takes off: a fixed amount, or a share with a cap. */
export type PromoDiscount =
  | { readonly kind: 'amount'; readonly amountSatang: Satang }
  | { readonly kind: 'percent'; readonly percent: number; readonly maxSatang: Satang };

/** A price after what is taken off. `net` is never negative, and what is taken off never exceeds the price. */
export interface NetPrice {
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  readonly netSatang: Satang;
}

/** What the promo takes off this price, never more than the price; a share is floored to the satang. */
export function calculateDiscount(normalSatang: Satang, promo: PromoDiscount | null): Satang {
  if (promo === null) return 0;
  const wanted =
    promo.kind === 'amount' ? promo.amountSatang : Math.min(promo.maxSatang, percentOf(normalSatang, promo.percent, 'floor'));
  return Math.min(normalSatang, Math.max(0, wanted));
}

/** Promo code first, then as much of the free credit as is needed (decisions, "Prices": net = max(0, normal − discount − freeCredit)). */
export function calculateNet(
  normalSatang: Satang,
  off: { readonly promo: PromoDiscount | null; readonly creditSatang: Satang },
): NetPrice {
  const discountSatang = calculateDiscount(normalSatang, off.promo);
  const freeCreditSatang = Math.min(normalSatang - discountSatang, Math.max(0, off.creditSatang));
  return { normalSatang, discountSatang, freeCreditSatang, netSatang: normalSatang - discountSatang - freeCreditSatang };
}
