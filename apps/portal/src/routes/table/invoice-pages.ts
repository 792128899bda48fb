import { invoicesTexts } from '../../invoices/invoices-texts.ts';
import { monthTexts } from '../../invoices/month/month-texts.ts';
import { receiptTexts } from '../../receipts/receipt-texts.ts';
import { invoicingTexts } from '../../shell/paying/invoicing-texts.ts';
import { documentsTexts } from '../../tax-documents/documents-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Invoices of a company, its months (spec §2 "invoice"), and receipts. */
export const invoicePages: RoutePages = {
  '/invoice/month/:month': {
    texts: ['menu', monthTexts],
    page: async () => {
      const [{ MonthPage }, { AppFrame }] = await Promise.all([
        import('../../invoices/month/month.page.tsx'),
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
