import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of money that the driver collects for the sender. */
export const collectionTexts = pageTexts('collection', {
  th: () => import('@songwai/core/i18n/texts/th/orders/collection'),
  en: () => import('@songwai/core/i18n/texts/en/orders/collection'),
});
