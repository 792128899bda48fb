// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as listContract from './list-contract.ts';
import type * as summaryContract from './summary-contract.ts';

export const jobCsv: Route<typeof listContract.jobCsv> = { path: '/job/csv', method: 'GET', isIdempotentRead: true };
export const jobXlsx: Route<typeof listContract.jobXlsx> = { path: '/job/xlsx', method: 'GET', isIdempotentRead: true };
export const listJobs: Route<typeof listContract.listJobs> = { path: '/job', method: 'GET', isIdempotentRead: true };
export const jobCounts: Route<typeof summaryContract.jobCounts> = { path: '/job/counts', method: 'GET', isIdempotentRead: true };
export const jobSpend: Route<typeof summaryContract.jobSpend> = { path: '/job/spend', method: 'GET', isIdempotentRead: true };
