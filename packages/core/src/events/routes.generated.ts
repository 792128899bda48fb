// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const listEventFailures: Route<typeof contract.listEventFailures> = {
  path: '/admin/event/failures',
  method: 'GET',
  isIdempotentRead: true,
};
export const retryEventFailure: Route<typeof contract.retryEventFailure> = { path: '/admin/event/retry', isIdempotentRead: true };
