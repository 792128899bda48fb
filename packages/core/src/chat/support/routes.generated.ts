// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as contract from './contract.ts';
import type * as helpContract from './help-contract.ts';

export const askForSupport: Route<typeof contract.askForSupport> = { path: '/chat/support/ask' };
export const claimSupportRoom: Route<typeof contract.claimSupportRoom> = { path: '/chat/support/:roomId/claim' };
export const closeSupportRoom: Route<typeof contract.closeSupportRoom> = { path: '/chat/support/:roomId/close' };
export const getSupportCustomer: Route<typeof contract.getSupportCustomer> = {
  path: '/chat/support/:roomId/customer',
  method: 'GET',
  isIdempotentRead: true,
};
export const handOverSupportRoom: Route<typeof contract.handOverSupportRoom> = { path: '/chat/support/:roomId/hand_over' };
export const listCannedAnswers: Route<typeof contract.listCannedAnswers> = {
  path: '/chat/support/answers',
  method: 'GET',
  isIdempotentRead: true,
};
export const listNeedAdminSupport: Route<typeof contract.listNeedAdminSupport> = {
  path: '/chat/room/list/needAdminSupport',
  method: 'GET',
  isIdempotentRead: true,
};
export const listSupportAdmins: Route<typeof contract.listSupportAdmins> = {
  path: '/chat/support/admins',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeCannedAnswer: Route<typeof contract.removeCannedAnswer> = { path: '/chat/support/answers/remove' };
export const saveCannedAnswer: Route<typeof contract.saveCannedAnswer> = { path: '/chat/support/answers' };
export const settleSupport: Route<typeof contract.settleSupport> = { path: '/chat/support/settled' };
export const customerNeedHelp: Route<typeof helpContract.customerNeedHelp> = { path: '/customer_need_help' };
export const listDeskMatters: Route<typeof helpContract.listDeskMatters> = {
  path: '/chat/support/elsewhere',
  method: 'GET',
  isIdempotentRead: true,
};
