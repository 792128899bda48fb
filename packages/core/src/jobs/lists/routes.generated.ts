// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as listContract from './list-contract.ts';

export const jobCsv: Route<typeof listContract.jobCsv> = { path: '/job/csv', method: 'GET', isIdempotentRead: true };
export const listJobs: Route<typeof listContract.listJobs> = { path: '/job', method: 'GET', isIdempotentRead: true };
