// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as dutyContract from './duty-contract.ts';
import type * as offerContract from './offer-contract.ts';

export const sendDriverPosition: Route<typeof dutyContract.sendDriverPosition> = { path: '/driver/position' };
export const setDriverDuty: Route<typeof dutyContract.setDriverDuty> = { path: '/driver/duty' };
export const acceptDriverOffer: Route<typeof offerContract.acceptDriverOffer> = { path: '/driver/offers/:offerId/accept' };
export const declineDriverOffer: Route<typeof offerContract.declineDriverOffer> = { path: '/driver/offers/:offerId/decline' };
export const getDriverOffers: Route<typeof offerContract.getDriverOffers> = {
  path: '/driver/offers',
  method: 'GET',
  isIdempotentRead: true,
};
