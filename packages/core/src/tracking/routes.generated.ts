// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const getJobDetailTracking: Route<typeof contract.getJobDetailTracking> = {
  path: '/get_job_detail_tracking',
  isIdempotentRead: true,
};
export const getJobDetailTrackingByC: Route<typeof contract.getJobDetailTrackingByC> = {
  path: '/get_job_detail_tracking_by_c',
  isIdempotentRead: true,
};
