// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as cashContract from './cash-contract.ts';
import type * as failureContract from './failure-contract.ts';
import type * as rideContract from './ride-contract.ts';

export const listOpenCharges: Route<typeof cashContract.listOpenCharges> = {
  path: '/admin/charges',
  method: 'GET',
  isIdempotentRead: true,
};
export const noteCollection: Route<typeof cashContract.noteCollection> = { path: '/driver/job/:jobId/collect' };
export const settleCharge: Route<typeof cashContract.settleCharge> = { path: '/admin/charges/:dueId/settle' };
export const failVisit: Route<typeof failureContract.failVisit> = { path: '/driver/job/:jobId/fail' };
export const arriveAtVisit: Route<typeof rideContract.arriveAtVisit> = { path: '/driver/job/:jobId/arrive' };
export const deliverGoods: Route<typeof rideContract.deliverGoods> = { path: '/driver/job/:jobId/deliver' };
export const getDriverJob: Route<typeof rideContract.getDriverJob> = {
  path: '/driver/job',
  method: 'GET',
  isIdempotentRead: true,
};
export const getJobDriver: Route<typeof rideContract.getJobDriver> = { path: '/get_job_driver', isIdempotentRead: true };
export const getJobProof: Route<typeof rideContract.getJobProof> = {
  path: '/job/proof/:token',
  method: 'GET',
  isIdempotentRead: true,
};
export const pickUpGoods: Route<typeof rideContract.pickUpGoods> = { path: '/driver/job/:jobId/pickup' };
export const releaseDriverJob: Route<typeof rideContract.releaseDriverJob> = { path: '/driver/job/:jobId/release' };
