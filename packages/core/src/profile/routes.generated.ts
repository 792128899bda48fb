// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as emailContract from './email-contract.ts';
import type * as profileContract from './profile-contract.ts';

export const claimEmail: Route<typeof emailContract.claimEmail> = { path: '/user/email' };
export const readEmail: Route<typeof emailContract.readEmail> = { path: '/user/email', method: 'GET', isIdempotentRead: true };
export const resendEmailCode: Route<typeof emailContract.resendEmailCode> = { path: '/user/email/resend' };
export const verifyEmail: Route<typeof emailContract.verifyEmail> = { path: '/user/email/verify' };
export const answerPdpa: Route<typeof profileContract.answerPdpa> = { path: '/pdpa/customer' };
export const readPdpa: Route<typeof profileContract.readPdpa> = {
  path: '/pdpa/customer/:userId',
  method: 'GET',
  isIdempotentRead: true,
};
export const readSetting: Route<typeof profileContract.readSetting> = {
  path: '/user/setting/:id',
  method: 'GET',
  isIdempotentRead: true,
};
export const saveSetting: Route<typeof profileContract.saveSetting> = { path: '/user/setting' };
export const updateUser: Route<typeof profileContract.updateUser> = { path: '/update_user' };
