// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as sessionContract from './session-contract.ts';

export const login: Route<typeof contract.login> = { path: '/login' };
export const logout: Route<typeof contract.logout> = { path: '/logout' };
export const userInfo: Route<typeof contract.userInfo> = { path: '/userInfo', isIdempotentRead: true };
export const listSessions: Route<typeof sessionContract.listSessions> = {
  path: '/user/session',
  method: 'GET',
  isIdempotentRead: true,
};
export const revokeOtherSessions: Route<typeof sessionContract.revokeOtherSessions> = { path: '/user/session/revoke_others' };
export const revokeSession: Route<typeof sessionContract.revokeSession> = { path: '/user/session/revoke' };
