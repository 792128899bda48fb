// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const listNotifications: Route<typeof contract.listNotifications> = {
  path: '/notification',
  method: 'GET',
  isIdempotentRead: true,
};
export const readNotifications: Route<typeof contract.readNotifications> = { path: '/notification/read' };
