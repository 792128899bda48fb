import { addDays } from '@songwai/core/basics/bangkok-time';
import type { Satang } from '@songwai/core/basics/money';
import type { PromoDiscount } from '@songwai/core/pricing/fares/net-price';
import { hasPromoUsesLeft } from '@songwai/core/pricing/fares/promo-uses';
import type { ServiceKind } from '../tables.ts';
import type { PromoAudience } from './promo-tables.ts';

/** A promo code with its conditions; null is no condition. */
export interface Promo {
  readonly discount: PromoDiscount;
  /** Limit for all customers together. */
  readonly totalUses: number | null;
  readonly usesPerUser: number | null;
  readonly audience: PromoAudience;
  /** Maximum age of the account. */
  readonly newCustomerDays: number | null;
  readonly tier: string | null;
  readonly service: ServiceKind | null;
  readonly minimumFareSatang: Satang;
  readonly firstStopProvince: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly stoppedAt: Date | null;
}

/** The facts that the conditions of a promo code check. */
export interface PromoFacts {
  readonly now: Date;
  readonly tier: string;
  /** False for special rates, which cannot be combined with promotions. */
  readonly allowsPromo: boolean;
  readonly actsForCompany: boolean;
  /** Whether the code lists this customer. */
  readonly isListed: boolean;
  readonly customerSince: Date;
  /** Jobs on which this customer has spent the code, without those given back. */
  readonly uses: number;
  /** The same for all customers. */
  readonly allUses: number;
  readonly service: ServiceKind;
  readonly firstStopProvince: string;
  readonly normalSatang: Satang;
}

/** Why a code is not valid. */
export type PromoProblem =
  | 'specialRate'
  | 'notYet'
  | 'expired'
  | 'usedUp'
  | 'usedByYou'
  | 'notForYou'
  | 'otherService'
  | 'otherProvince'
  | 'fareTooLow';

function isAudience(promo: Promo, facts: PromoFacts): boolean {
  switch (promo.audience) {
    case 'everyone':
      return true;
    case 'newCustomers':
      return promo.newCustomerDays !== null && facts.now < addDays(facts.customerSince, promo.newCustomerDays);
    case 'individuals':
      return !facts.actsForCompany;
    case 'companies':
      return facts.actsForCompany;
    case 'tier':
      return promo.tier === facts.tier;
    case 'listed':
      return facts.isListed;
  }
}

/** Why a customer may not use a code on an order; null where the code is valid. Special-rate customers may use none (spec §1). */
export function findPromoProblem(promo: Promo, facts: PromoFacts): PromoProblem | null {
  const checks: readonly (readonly [PromoProblem, boolean])[] = [
    ['specialRate', !facts.allowsPromo],
    ['expired', promo.stoppedAt !== null && facts.now >= promo.stoppedAt],
    ['notYet', promo.startsAt !== null && facts.now < promo.startsAt],
    ['expired', promo.endsAt !== null && facts.now >= promo.endsAt],
    ['notForYou', !isAudience(promo, facts)],
    ['usedByYou', !hasPromoUsesLeft(promo.usesPerUser, facts.uses)],
    ['usedUp', !hasPromoUsesLeft(promo.totalUses, facts.allUses)],
    ['otherService', promo.service !== null && promo.service !== facts.service],
    ['otherProvince', promo.firstStopProvince !== null && promo.firstStopProvince !== facts.firstStopProvince],
    ['fareTooLow', facts.normalSatang < promo.minimumFareSatang],
  ];
  return checks.find(([, isBroken]) => isBroken)?.[0] ?? null;
}
