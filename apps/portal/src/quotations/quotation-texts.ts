import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of quotations for a monthly hire. */
export const quotationTexts = pageTexts('quotation', {
  th: () => import('@songwai/core/i18n/texts/th/quotations/quotation'),
  en: () => import('@songwai/core/i18n/texts/en/quotations/quotation'),
});
