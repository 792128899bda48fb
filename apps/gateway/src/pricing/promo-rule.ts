import { addDays } from '@songwai/core/basics/bangkok-time';
import type { PromoDiscount } from '@songwai/core/pricing/net-price';
import { hasPromoUsesLeft } from '@songwai/core/pricing/promo-uses';

/** A promo code with its conditions. */
export interface Promo {
  readonly discount: PromoDiscount;
  readonly usesPerUser: number | null;
  /** Only for accounts that are not older. */
  readonly newCustomerDays: number | null;
  readonly firstStopProvince: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What the conditions of a promo code look at. */
export interface PromoFacts {
  readonly now: Date;
  readonly tier: string;
  readonly customerSince: Date;
  /** Jobs that this customer has spent the code on, those given back not counted. */
  readonly uses: number;
  readonly firstStopProvince: string;
}

/** Whether a customer may use a code on an order. Special-rate customers (tier `contract`) may use none (spec §1). */
export function isPromoAllowed(promo: Promo, facts: PromoFacts): boolean {
  if (facts.tier === 'contract') return false;
  if (promo.startsAt !== null && facts.now < promo.startsAt) return false;
  if (promo.endsAt !== null && facts.now >= promo.endsAt) return false;
  if (!hasPromoUsesLeft(promo.usesPerUser, facts.uses)) return false;
  if (promo.newCustomerDays !== null && facts.now >= addDays(facts.customerSince, promo.newCustomerDays)) return false;
  return promo.firstStopProvince === null || promo.firstStopProvince === facts.firstStopProvince;
}
