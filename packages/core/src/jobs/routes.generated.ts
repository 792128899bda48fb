// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as changeContract from './change-contract.ts';
import type * as contract from './contract.ts';
import type * as mendContract from './mend-contract.ts';

export const addPrice: Route<typeof changeContract.addPrice> = { path: '/job/:jobId/search/add_price' };
export const askAllDrivers: Route<typeof changeContract.askAllDrivers> = { path: '/job/:jobId/search/all_drivers' };
export const cancelFixedDriver: Route<typeof changeContract.cancelFixedDriver> = { path: '/job/:jobId/fixed/cancel' };
export const cancelSearch: Route<typeof changeContract.cancelSearch> = { path: '/job/:jobId/search/cancel' };
export const extendSearch: Route<typeof changeContract.extendSearch> = { path: '/job/:jobId/search/extend' };
export const keepWaiting: Route<typeof changeContract.keepWaiting> = { path: '/job/:jobId/search/wait' };
export const postponeJob: Route<typeof changeContract.postponeJob> = { path: '/v3/job/postpone' };
export const searchAgain: Route<typeof changeContract.searchAgain> = { path: '/job/:jobId/search/again' };
export const cancelJob: Route<typeof contract.cancelJob> = { path: '/cancel_job' };
export const createJob: Route<typeof contract.createJob> = { path: '/create_job' };
export const getCancelJob: Route<typeof contract.getCancelJob> = { path: '/get_cancel_job', isIdempotentRead: true };
export const getCompletedJob: Route<typeof contract.getCompletedJob> = { path: '/get_completed_job', isIdempotentRead: true };
export const getCurrentJob: Route<typeof contract.getCurrentJob> = { path: '/get_current_job', isIdempotentRead: true };
export const getJobDetail: Route<typeof contract.getJobDetail> = { path: '/get_job_detail', isIdempotentRead: true };
export const mendStop: Route<typeof mendContract.mendStop> = { path: '/job/:jobId/stop' };
