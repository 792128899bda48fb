// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as photoContract from './photo-contract.ts';

export const getSlipPhoto: Route<typeof photoContract.getSlipPhoto> = {
  path: '/slip/photo/:fileName',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeOrderPhoto: Route<typeof photoContract.removeOrderPhoto> = { path: '/order/photo/remove' };
export const removeSlip: Route<typeof photoContract.removeSlip> = { path: '/slip/remove' };
export const uploadOrderPhoto: Route<typeof photoContract.uploadOrderPhoto> = { path: '/order/photo' };
export const uploadSlip: Route<typeof photoContract.uploadSlip> = { path: '/slip/upload' };
