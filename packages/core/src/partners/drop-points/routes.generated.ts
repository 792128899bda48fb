// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as dropPointContract from './drop-point-contract.ts';

export const listDropPoints: Route<typeof dropPointContract.listDropPoints> = {
  path: '/partner/drop_point/list',
  method: 'GET',
  isIdempotentRead: true,
};
export const releaseDropPoint: Route<typeof dropPointContract.releaseDropPoint> = {
  path: '/partner/drop_point/release',
  isIdempotentRead: true,
};
