// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as preferencesContract from './preferences-contract.ts';

export const listNotifications: Route<typeof contract.listNotifications> = {
  path: '/notification',
  method: 'GET',
  isIdempotentRead: true,
};
export const readNotifications: Route<typeof contract.readNotifications> = { path: '/notification/read' };
export const listPreferences: Route<typeof preferencesContract.listPreferences> = {
  path: '/notification/preference',
  method: 'GET',
  isIdempotentRead: true,
};
export const savePreference: Route<typeof preferencesContract.savePreference> = { path: '/notification/preference' };
