// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as publicContract from './public-contract.ts';

export const signon: Route<typeof contract.signon> = { path: '/signon', isIdempotentRead: true };
export const partnerEstimate: Route<typeof publicContract.partnerEstimate> = {
  path: '/:partner/estimate',
  isIdempotentRead: true,
};
export const partnerProfile: Route<typeof publicContract.partnerProfile> = {
  path: '/partner_profile/:partner',
  method: 'GET',
  isIdempotentRead: true,
};
export const partnerTerms: Route<typeof publicContract.partnerTerms> = {
  path: '/termsandconditions/:partner',
  method: 'GET',
  isIdempotentRead: true,
};
export const partnerTheme: Route<typeof publicContract.partnerTheme> = {
  path: '/partner_theme/:partner',
  method: 'GET',
  isIdempotentRead: true,
};
export const saveDropPoint: Route<typeof publicContract.saveDropPoint> = {
  path: '/:partner/address/save',
  isIdempotentRead: true,
};
