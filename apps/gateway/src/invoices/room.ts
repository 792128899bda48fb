import type { ChargeHandler } from '../payments/charges/payments.ts';
import type { Room } from '../platform/room.ts';
import { readInvoiceHolds } from './erasure-hold.ts';
import { invoiceCharges } from './paying/invoice-charges.ts';
import { invoicesPersonalData } from './personal-data.ts';
import { registerReceiptHeaders } from './receipt-headers/header-routes.ts';
import { createReceiptHeaders } from './receipt-headers/receipt-headers.ts';
import type { InvoicesTables } from './tables.ts';

/** Billing addresses, and invoices of companies. */
export const invoices: Room<object, { readonly invoiceCharges: ChargeHandler }> = {
  name: 'invoices',
  tables: ['receipt_headers'] satisfies readonly (keyof InvoicesTables)[],
  personalData: invoicesPersonalData,
  readHolds: readInvoiceHolds,
  open: ({ db, clock, random }) => ({
    offers: { invoiceCharges },
    routes: (app) => registerReceiptHeaders(app, { headers: createReceiptHeaders({ db, clock, random }) }),
  }),
};
