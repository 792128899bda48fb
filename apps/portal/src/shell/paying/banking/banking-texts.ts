import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of a payment at a bank or a counter. */
export const bankingTexts = pageTexts('banking', {
  th: () => import('@songwai/core/i18n/texts/th/payments/banking'),
  en: () => import('@songwai/core/i18n/texts/en/payments/banking'),
});
