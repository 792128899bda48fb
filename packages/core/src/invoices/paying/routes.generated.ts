// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as invoicePayingContract from './invoice-paying-contract.ts';

export const chargeInvoice: Route<typeof invoicePayingContract.chargeInvoice> = { path: '/cc_omise_charge_invoice' };
export const payInvoiceByBank: Route<typeof invoicePayingContract.payInvoiceByBank> = {
  path: '/cc_omise_pay_invoice_via_internetbanking',
};
export const payInvoiceByBill: Route<typeof invoicePayingContract.payInvoiceByBill> = {
  path: '/cc_omise_pay_invoice_via_bill_payment',
};
