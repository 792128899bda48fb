// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as contract from './contract.ts';

export const listMessages: Route<typeof contract.listMessages> = {
  path: '/admin/message',
  method: 'GET',
  isIdempotentRead: true,
};
export const resendMessage: Route<typeof contract.resendMessage> = { path: '/admin/message/resend' };
