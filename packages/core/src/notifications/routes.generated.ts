// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as preferencesContract from './preferences-contract.ts';
import type * as pushContract from './push-contract.ts';
import type * as unsubscribeContract from './unsubscribe-contract.ts';

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
export const saveTiming: Route<typeof preferencesContract.saveTiming> = { path: '/notification/timing' };
export const readPush: Route<typeof pushContract.readPush> = {
  path: '/notification/push',
  method: 'GET',
  isIdempotentRead: true,
};
export const startPush: Route<typeof pushContract.startPush> = { path: '/notification/push' };
export const stopPush: Route<typeof pushContract.stopPush> = { path: '/notification/push_off' };
export const testPush: Route<typeof pushContract.testPush> = { path: '/notification/push_test' };
export const readUnsubscribe: Route<typeof unsubscribeContract.readUnsubscribe> = {
  path: '/notification/unsubscribe',
  method: 'GET',
  isIdempotentRead: true,
};
export const unsubscribe: Route<typeof unsubscribeContract.unsubscribe> = { path: '/notification/unsubscribe' };
