// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as changeLogContract from './change-log-contract.ts';
import type * as contract from './contract.ts';
import type * as settingsContract from './settings-contract.ts';

export const listAdminChanges: Route<typeof changeLogContract.listAdminChanges> = {
  path: '/admin/changes',
  method: 'GET',
  isIdempotentRead: true,
};
export const initDataV3: Route<typeof contract.initDataV3> = { path: '/init_data_v3', method: 'GET', isIdempotentRead: true };
export const orderInit: Route<typeof contract.orderInit> = { path: '/order/init/:id', method: 'GET', isIdempotentRead: true };
export const changeSettings: Route<typeof settingsContract.changeSettings> = { path: '/admin/settings' };
export const readSettings: Route<typeof settingsContract.readSettings> = {
  path: '/admin/settings',
  method: 'GET',
  isIdempotentRead: true,
};
