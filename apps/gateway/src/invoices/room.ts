import { satangFromBaht } from '@songwai/core/basics/money';
import { invoicePaymentMinBaht } from '@songwai/core/validation/payments/invoice-payment';
import type { InvoicePause } from '../jobs/booking/storing/invoice-pause.ts';
import type { FindStoppedMoney } from '../ledger/check-ledger.ts';
import type { ChargeHandler, Payments } from '../payments/charges/payments.ts';
import type { Room } from '../platform/room.ts';
import type { Documents } from '../tax-documents/documents.ts';
import { createBillingWorker } from './billing/billing-worker.ts';
import { readInvoiceHolds } from './erasure-hold.ts';
import { findWrongInvoices } from './invoice-check-view.ts';
import { createInvoiceDetails } from './lists/invoice-details.ts';
import { createInvoiceLists } from './lists/invoice-lists.ts';
import { registerInvoices } from './lists/invoice-routes.ts';
import { createStatement } from './lists/statement.ts';
import { createInvoicePause } from './overdue/pause-queries.ts';
import { createInvoiceCharges } from './paying/invoice-charges.ts';
import { createInvoicePaying } from './paying/pay-invoice.ts';
import { registerInvoicePaying } from './paying/paying-routes.ts';
import { invoicesPersonalData } from './personal-data.ts';
import { registerReceiptHeaders } from './receipt-headers/header-routes.ts';
import { createReceiptHeaders } from './receipt-headers/receipt-headers.ts';
import { invoicesTables } from './tables.ts';

/** What the room offers to others. */
export interface InvoicesOffers {
  readonly invoiceCharges: ChargeHandler;
  readonly invoicePause: InvoicePause;
  readonly findWrongInvoices: FindStoppedMoney;
}

/** Invoices of a month: billing, paying, credit notes and reminders; and billing addresses. */
export const invoices: Room<{ readonly documents: Documents; readonly payments: Payments }, InvoicesOffers> = {
  name: 'invoices',
  tables: invoicesTables,
  personalData: invoicesPersonalData,
  readHolds: readInvoiceHolds,
  open: ({ db, clock, random, config: { publicUrl }, startTimer, log }, { documents, payments }) => {
    const leastSatang = Math.max(payments.leastSatang, satangFromBaht(invoicePaymentMinBaht));
    const shown = { db, clock, documents, leastSatang };
    const invoicePause = createInvoicePause(leastSatang);
    return {
      offers: { invoiceCharges: createInvoiceCharges({ documents, publicUrl }), invoicePause, findWrongInvoices },
      routes: (app) => {
        registerReceiptHeaders(app, { headers: createReceiptHeaders({ db, clock, random }) });
        registerInvoices(app, {
          lists: createInvoiceLists({ ...shown, invoicePause }),
          details: createInvoiceDetails(shown),
          readStatement: createStatement(shown),
        });
        registerInvoicePaying(app, { pay: createInvoicePaying({ db, clock, random, payments, leastSatang }) });
      },
      workers: [createBillingWorker({ db, clock, random, documents, publicUrl, leastSatang, startTimer, log })],
    };
  },
};
