// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as jobAdminChangeContract from './job-admin-change-contract.ts';
import type * as jobAdminContract from './job-admin-contract.ts';

export const cancelJobByAdmin: Route<typeof jobAdminChangeContract.cancelJobByAdmin> = { path: '/admin/job/:jobId/cancel' };
export const completeJobByAdmin: Route<typeof jobAdminChangeContract.completeJobByAdmin> = { path: '/admin/job/:jobId/complete' };
export const reassignJob: Route<typeof jobAdminChangeContract.reassignJob> = { path: '/admin/job/:jobId/reassign' };
export const waiveCharge: Route<typeof jobAdminChangeContract.waiveCharge> = { path: '/admin/job/:jobId/charge/:chargeId/waive' };
export const getAdminJob: Route<typeof jobAdminContract.getAdminJob> = {
  path: '/admin/job/:jobId',
  method: 'GET',
  isIdempotentRead: true,
};
export const listAdminJobs: Route<typeof jobAdminContract.listAdminJobs> = {
  path: '/admin/job',
  method: 'GET',
  isIdempotentRead: true,
};
