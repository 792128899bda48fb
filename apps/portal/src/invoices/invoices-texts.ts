import { pageTexts } from '@songwai/core/i18n/load-texts';

export const invoicesTexts = pageTexts('invoices', {
  th: () => import('@songwai/core/i18n/texts/th/invoices/invoices'),
  en: () => import('@songwai/core/i18n/texts/en/invoices/invoices'),
});
