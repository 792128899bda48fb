import { pageTexts } from '@songwai/core/i18n/load-texts';
import { invoicesTexts } from '../../invoices/invoices-texts.ts';
import { monthTexts } from '../../invoices/month/month-texts.ts';
import { receiptPartTexts, receiptTexts } from '../../receipts/receipt-texts.ts';
import { invoicingTexts } from '../../shell/paying/invoicing-texts.ts';
import { documentsTexts } from '../../tax-documents/documents-texts.ts';
import type { RoutePages } from '../route-entry.ts';

const jobTexts = pageTexts('job', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/job'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/job'),
});

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
  '/receipt/job/:jobId': {
    texts: ['menu', 'jobs', documentsTexts, jobTexts, receiptTexts],
    laterTexts: async () => receiptPartTexts,
    page: async () => {
      const [{ JobReceiptPage }, { AppFrame }] = await Promise.all([
        import('../../jobs/receipt/job-receipt.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: JobReceiptPage, Around: AppFrame };
    },
  },
  '/receipt/topup/:referenceNo': {
    texts: ['menu', documentsTexts, receiptTexts],
    laterTexts: async () => receiptPartTexts,
    page: async () => {
      const [{ TopUpReceiptPage }, { AppFrame }] = await Promise.all([
        import('../../receipts/top-up-receipt.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: TopUpReceiptPage, Around: AppFrame };
    },
  },
};
