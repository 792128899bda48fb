import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of links that open an order. */
export const linksTexts = pageTexts('links', {
  th: () => import('@songwai/core/i18n/texts/th/orders/links'),
  en: () => import('@songwai/core/i18n/texts/en/orders/links'),
});
