import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the first step: a file, its columns, the pick-up. */
export const sheetTexts = pageTexts('sheet', {
  th: () => import('@songwai/core/i18n/texts/th/bulk/sheet'),
  en: () => import('@songwai/core/i18n/texts/en/bulk/sheet'),
});
