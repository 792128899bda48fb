// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as catalogAdminContract from './catalog-admin-contract.ts';
import type * as promoAdminContract from './promo-admin-contract.ts';
import type * as rateAdminContract from './rate-admin-contract.ts';

export const changeExtra: Route<typeof catalogAdminContract.changeExtra> = { path: '/admin/extras' };
export const listAreaOffers: Route<typeof catalogAdminContract.listAreaOffers> = {
  path: '/admin/areas',
  method: 'GET',
  isIdempotentRead: true,
};
export const listExtras: Route<typeof catalogAdminContract.listExtras> = {
  path: '/admin/extras',
  method: 'GET',
  isIdempotentRead: true,
};
export const listTierPrices: Route<typeof catalogAdminContract.listTierPrices> = {
  path: '/admin/tiers',
  method: 'GET',
  isIdempotentRead: true,
};
export const setAreaOffer: Route<typeof catalogAdminContract.setAreaOffer> = { path: '/admin/areas' };
export const setTierPrice: Route<typeof catalogAdminContract.setTierPrice> = { path: '/admin/tiers' };
export const createPromoCode: Route<typeof promoAdminContract.createPromoCode> = { path: '/admin/promo_codes' };
export const listPromoCodes: Route<typeof promoAdminContract.listPromoCodes> = {
  path: '/admin/promo_codes',
  method: 'GET',
  isIdempotentRead: true,
};
export const stopPromoCode: Route<typeof promoAdminContract.stopPromoCode> = { path: '/admin/promo_codes/stop' };
export const createPriceList: Route<typeof rateAdminContract.createPriceList> = { path: '/admin/price_lists' };
export const enterRateCard: Route<typeof rateAdminContract.enterRateCard> = { path: '/admin/rate_cards' };
export const listPriceLists: Route<typeof rateAdminContract.listPriceLists> = {
  path: '/admin/price_lists',
  method: 'GET',
  isIdempotentRead: true,
};
export const listRateCards: Route<typeof rateAdminContract.listRateCards> = {
  path: '/admin/rate_cards',
  method: 'GET',
  isIdempotentRead: true,
};
export const setSpecialRate: Route<typeof rateAdminContract.setSpecialRate> = { path: '/admin/special_rate' };
