// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as tipContract from './tip-contract.ts';

export const jobRating: Route<typeof contract.jobRating> = { path: '/job_rating' };
export const jobRatingToken: Route<typeof contract.jobRatingToken> = { path: '/job_rating_token' };
export const jobWaitingForRating: Route<typeof contract.jobWaitingForRating> = {
  path: '/job_waiting_for_rating',
  isIdempotentRead: true,
};
export const listTipAlerts: Route<typeof tipContract.listTipAlerts> = {
  path: '/admin/tip_alerts',
  method: 'GET',
  isIdempotentRead: true,
};
export const tipDriver: Route<typeof tipContract.tipDriver> = { path: '/job/:jobId/tip' };
export const tipDriverByToken: Route<typeof tipContract.tipDriverByToken> = { path: '/job_tip_token' };
export const tipRoomByToken: Route<typeof tipContract.tipRoomByToken> = { path: '/job_tip_token/room', isIdempotentRead: true };
export const tipRoomOfJob: Route<typeof tipContract.tipRoomOfJob> = {
  path: '/job/:jobId/tip/room',
  method: 'GET',
  isIdempotentRead: true,
};
