import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of what a stop's search opens with. */
export const openingTexts = pageTexts('opening', {
  th: () => import('@songwai/core/i18n/texts/th/orders/opening'),
  en: () => import('@songwai/core/i18n/texts/en/orders/opening'),
});
