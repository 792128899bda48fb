import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "addresses for receipts". */
export const billingTexts: PageTexts = {
  namespace: 'billing',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/invoices/billing')).billing,
    en: async () => (await import('@songwai/core/i18n/texts/en/invoices/billing')).billing,
  },
};
