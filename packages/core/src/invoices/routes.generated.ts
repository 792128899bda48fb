// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as receiptHeaderContract from './receipt-header-contract.ts';

export const deleteReceiptHeader: Route<typeof receiptHeaderContract.deleteReceiptHeader> = {
  path: '/invoice/header/delete/:headerId',
};
export const listReceiptHeaders: Route<typeof receiptHeaderContract.listReceiptHeaders> = {
  path: '/invoice/header',
  method: 'GET',
  isIdempotentRead: true,
};
export const saveReceiptHeader: Route<typeof receiptHeaderContract.saveReceiptHeader> = { path: '/invoice/header' };
