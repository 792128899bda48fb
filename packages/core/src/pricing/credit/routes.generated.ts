// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as creditContract from './credit-contract.ts';

export const adminCreditHistory: Route<typeof creditContract.adminCreditHistory> = {
  path: '/admin/free_credit/history',
  isIdempotentRead: true,
};
export const freeCreditHistory: Route<typeof creditContract.freeCreditHistory> = {
  path: '/free_credit/history',
  isIdempotentRead: true,
};
export const grantFreeCredit: Route<typeof creditContract.grantFreeCredit> = { path: '/admin/free_credit/grant' };
