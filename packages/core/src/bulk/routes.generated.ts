// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const checkBulkPlaces: Route<typeof contract.checkBulkPlaces> = { path: '/bulk/places', isIdempotentRead: true };
export const continueBulk: Route<typeof contract.continueBulk> = { path: '/bulk/:bulkId/continue' };
export const getBulk: Route<typeof contract.getBulk> = { path: '/bulk/:bulkId', method: 'GET', isIdempotentRead: true };
export const getBulkRows: Route<typeof contract.getBulkRows> = {
  path: '/bulk/:bulkId/rows',
  method: 'GET',
  isIdempotentRead: true,
};
export const listBulks: Route<typeof contract.listBulks> = { path: '/bulk', method: 'GET', isIdempotentRead: true };
export const planBulk: Route<typeof contract.planBulk> = { path: '/bulk/plan', isIdempotentRead: true };
export const startBulk: Route<typeof contract.startBulk> = { path: '/bulk' };
export const stopBulk: Route<typeof contract.stopBulk> = { path: '/bulk/:bulkId/stop' };
