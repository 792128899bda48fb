// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as liveContract from './live-contract.ts';

export const runningJobs: Route<typeof liveContract.runningJobs> = {
  path: '/job/running',
  method: 'GET',
  isIdempotentRead: true,
};
