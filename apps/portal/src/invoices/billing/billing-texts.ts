import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "addresses for receipts". */
export const billingTexts = pageTexts('billing', {
  th: () => import('@songwai/core/i18n/texts/th/invoices/billing'),
  en: () => import('@songwai/core/i18n/texts/en/invoices/billing'),
});
