import { percentOf, type Satang } from '../../basics/money.ts';

/** A promo code's discount: a fixed amount, or a capped percentage. */
export type PromoDiscount =
  | { readonly kind: 'amount'; readonly amountSatang: Satang }
  | { readonly kind: 'percent'; readonly percent: number; readonly maxSatang: Satang };

/** A price after deductions. `net` is never negative, and deductions never exceed the price. */
export interface NetPrice {
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  readonly netSatang: Satang;
}

/** The promo's discount on this price, at most the price; a percentage is floored to the satang. */
export function calculateDiscount(normalSatang: Satang, promo: PromoDiscount | null): Satang {
  if (promo === null) return 0;
  const wanted =
    promo.kind === 'amount' ? promo.amountSatang : Math.min(promo.maxSatang, percentOf(normalSatang, promo.percent, 'floor'));
  return Math.min(normalSatang, Math.max(0, wanted));
}

/**
 * Deducts the promo code first, then as much free credit as needed (decisions, "Prices": net = max(0, normal − discount −
 * freeCredit)).
 */
export function calculateNet(
  normalSatang: Satang,
  off: { readonly promo: PromoDiscount | null; readonly creditSatang: Satang },
): NetPrice {
  const discountSatang = calculateDiscount(normalSatang, off.promo);
  const freeCreditSatang = Math.min(normalSatang - discountSatang, Math.max(0, off.creditSatang));
  return { normalSatang, discountSatang, freeCreditSatang, netSatang: normalSatang - discountSatang - freeCreditSatang };
}
