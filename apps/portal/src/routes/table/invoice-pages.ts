import { invoicesTexts } from '../../invoices/invoices-texts.ts';
import { invoicingTexts } from '../../shell/paying/invoicing-texts.ts';
import { documentsTexts } from '../../tax-documents/documents-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Invoices of a company, and its months (spec §2 "invoice"). */
export const invoicePages: RoutePages = {
  '/invoice/month/:month': {
    texts: ['menu', documentsTexts, invoicesTexts],
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
};
