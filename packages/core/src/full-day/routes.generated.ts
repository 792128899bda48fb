// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as fullDayContract from './full-day-contract.ts';

export const createFullDayJob: Route<typeof fullDayContract.createFullDayJob> = { path: '/fullday/api/v1/create_job' };
export const getFullDayPackages: Route<typeof fullDayContract.getFullDayPackages> = {
  path: '/fullday/api/v1/packages/:userGroup',
  method: 'GET',
  isIdempotentRead: true,
};
