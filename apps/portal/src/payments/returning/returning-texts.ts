import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of the pages that a payment's provider leads back to. */
export const returningTexts = pageTexts('returning', {
  th: () => import('@songwai/core/i18n/texts/th/payments/returning'),
  en: () => import('@songwai/core/i18n/texts/en/payments/returning'),
});
