// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as pictureContract from './picture-contract.ts';
import type * as receiverContract from './receiver-contract.ts';

export const getJobDetailTracking: Route<typeof contract.getJobDetailTracking> = {
  path: '/get_job_detail_tracking',
  isIdempotentRead: true,
};
export const getJobDetailTrackingByC: Route<typeof contract.getJobDetailTrackingByC> = {
  path: '/get_job_detail_tracking_by_c',
  isIdempotentRead: true,
};
export const getTrackingPicture: Route<typeof pictureContract.getTrackingPicture> = {
  path: '/tracking/:trackingId/picture',
  method: 'GET',
  isIdempotentRead: true,
};
export const noteForDriver: Route<typeof receiverContract.noteForDriver> = { path: '/tracking/:trackingId/note' };
export const pinEntrance: Route<typeof receiverContract.pinEntrance> = { path: '/tracking/:trackingId/pin' };
