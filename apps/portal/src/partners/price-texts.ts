import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of a price check. */
export const priceTexts = pageTexts('prices', {
  th: () => import('@songwai/core/i18n/texts/th/partners/prices'),
  en: () => import('@songwai/core/i18n/texts/en/partners/prices'),
});
