// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as recurringContract from './recurring-contract.ts';

export const changeOccurrence: Route<typeof recurringContract.changeOccurrence> = { path: '/recurring/:recurringId/date' };
export const changeRecurring: Route<typeof recurringContract.changeRecurring> = { path: '/recurring/:recurringId/change' };
export const createRecurring: Route<typeof recurringContract.createRecurring> = { path: '/recurring' };
export const endRecurring: Route<typeof recurringContract.endRecurring> = { path: '/recurring/:recurringId/end' };
export const getRecurring: Route<typeof recurringContract.getRecurring> = {
  path: '/recurring/:recurringId',
  isIdempotentRead: true,
};
export const listRecurring: Route<typeof recurringContract.listRecurring> = { path: '/recurring/list', isIdempotentRead: true };
export const pauseRecurring: Route<typeof recurringContract.pauseRecurring> = { path: '/recurring/:recurringId/pause' };
export const previewRecurring: Route<typeof recurringContract.previewRecurring> = {
  path: '/recurring/preview',
  isIdempotentRead: true,
};
export const resumeRecurring: Route<typeof recurringContract.resumeRecurring> = { path: '/recurring/:recurringId/resume' };
