// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as benefitAdminContract from './benefit-admin-contract.ts';
import type * as referralContract from './referral-contract.ts';
import type * as tierContract from './tier-contract.ts';

export const endPartnerBenefit: Route<typeof benefitAdminContract.endPartnerBenefit> = { path: '/admin/tier_benefits/end' };
export const listPartnerBenefits: Route<typeof benefitAdminContract.listPartnerBenefits> = {
  path: '/admin/tier_benefits',
  isIdempotentRead: true,
};
export const savePartnerBenefit: Route<typeof benefitAdminContract.savePartnerBenefit> = { path: '/admin/tier_benefits/save' };
export const referral: Route<typeof referralContract.referral> = { path: '/referral', isIdempotentRead: true };
export const takeTierPromotion: Route<typeof tierContract.takeTierPromotion> = { path: '/user_tier/promotions/take' };
export const tierPromotions: Route<typeof tierContract.tierPromotions> = {
  path: '/user_tier/promotions',
  isIdempotentRead: true,
};
export const userTier: Route<typeof tierContract.userTier> = { path: '/user_tier/', isIdempotentRead: true };
