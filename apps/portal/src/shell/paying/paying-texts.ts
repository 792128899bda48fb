import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of the ways to pay. */
export const payingTexts = pageTexts('paying', {
  th: () => import('@songwai/core/i18n/texts/th/orders/paying'),
  en: () => import('@songwai/core/i18n/texts/en/orders/paying'),
});
