import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of all tables and lists of prices. */
export const ratesTexts = pageTexts('rates', {
  th: () => import('@songwai/core/i18n/texts/th/site/rates'),
  en: () => import('@songwai/core/i18n/texts/en/site/rates'),
});
