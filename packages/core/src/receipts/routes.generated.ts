// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as receiptContract from './receipt-contract.ts';

export const monthPack: Route<typeof receiptContract.monthPack> = {
  path: '/tax_document/month',
  method: 'GET',
  isIdempotentRead: true,
};
export const receiptOfJob: Route<typeof receiptContract.receiptOfJob> = { path: '/receipt/job', isIdempotentRead: true };
export const receiptOfTopUp: Route<typeof receiptContract.receiptOfTopUp> = { path: '/receipt/topup', isIdempotentRead: true };
export const renameReceipt: Route<typeof receiptContract.renameReceipt> = { path: '/receipt/addressee' };
