import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of the page that splits a list of stops over vehicles. */
export const splitTexts = pageTexts('split', {
  th: () => import('@songwai/core/i18n/texts/th/orders/split'),
  en: () => import('@songwai/core/i18n/texts/en/orders/split'),
});
