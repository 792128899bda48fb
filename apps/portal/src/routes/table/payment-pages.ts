import { pageTexts } from '@songwai/core/i18n/load-texts';
import { invoicesTexts } from '../../invoices/invoices-texts.ts';
import { returningTexts } from '../../payments/returning/returning-texts.ts';
import { monthTexts } from '../../receipts/month/month-texts.ts';
import { receiptTexts } from '../../receipts/receipt-texts.ts';
import { bankingTexts } from '../../shell/paying/banking/banking-texts.ts';
import { invoicingTexts } from '../../shell/paying/invoicing-texts.ts';
import { documentsTexts } from '../../tax-documents/documents-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Invoices of a company, its months, receipts, and the return page of a payment provider (spec §2). */
export const paymentPages: RoutePages = {
  '/paymentomise': {
    texts: [
      'errors',
      pageTexts('payments', {
        th: () => import('@songwai/core/i18n/texts/th/payments/payments'),
        en: () => import('@songwai/core/i18n/texts/en/payments/payments'),
      }),
      bankingTexts,
      returningTexts,
    ],
    page: async () => ({ Page: (await import('../../payments/returning/return.page.tsx')).ReturnPage }),
  },
  '/invoice/month/:month': {
    texts: ['menu', monthTexts],
    page: async () => {
      const [{ MonthPage }, { AppFrame }] = await Promise.all([
        import('../../receipts/month/month.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: MonthPage, Around: AppFrame };
    },
  },
  '/invoice/:inv?': {
    texts: ['menu', documentsTexts, invoicesTexts, invoicingTexts],
    laterTexts: async () => (await import('../../invoices/invoice-part-texts.ts')).invoicePartTexts,
    page: async () => {
      const [{ InvoicePage }, { AppFrame }] = await Promise.all([
        import('../../invoices/invoice.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: InvoicePage, Around: AppFrame };
    },
    start: () => import('../../invoices/invoices.queries.ts'),
  },
  '/receipt/:kind/:id': {
    texts: ['menu', documentsTexts, receiptTexts],
    laterTexts: async () => (await import('../../receipts/receipt-part-texts.ts')).receiptPartTexts,
    page: async () => {
      const [{ ReceiptPage }, { AppFrame }] = await Promise.all([
        import('../../jobs/receipt/receipt.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: ReceiptPage, Around: AppFrame };
    },
  },
};
