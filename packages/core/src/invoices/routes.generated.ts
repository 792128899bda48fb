// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as invoiceContract from './invoice-contract.ts';
import type * as receiptHeaderContract from './receipt-header-contract.ts';

export const companyStatement: Route<typeof invoiceContract.companyStatement> = {
  path: '/invoice/statement',
  isIdempotentRead: true,
};
export const invoiceView: Route<typeof invoiceContract.invoiceView> = { path: '/get_invoice_view', isIdempotentRead: true };
export const overdueInvoices: Route<typeof invoiceContract.overdueInvoices> = {
  path: '/v2/invoice/overdue',
  method: 'GET',
  isIdempotentRead: true,
};
export const paidInvoices: Route<typeof invoiceContract.paidInvoices> = { path: '/invoice_paid', isIdempotentRead: true };
export const saveCertificate: Route<typeof invoiceContract.saveCertificate> = { path: '/invoice/certificate' };
export const unpaidInvoices: Route<typeof invoiceContract.unpaidInvoices> = { path: '/invoice_not_pay', isIdempotentRead: true };
export const deleteReceiptHeader: Route<typeof receiptHeaderContract.deleteReceiptHeader> = {
  path: '/invoice/header/delete/:headerId',
};
export const listReceiptHeaders: Route<typeof receiptHeaderContract.listReceiptHeaders> = {
  path: '/invoice/header',
  method: 'GET',
  isIdempotentRead: true,
};
export const saveReceiptHeader: Route<typeof receiptHeaderContract.saveReceiptHeader> = { path: '/invoice/header' };
