import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of a file's rows: what is wrong with them, and the headings of the result. */
export const rowsTexts = pageTexts('rows', {
  th: () => import('@songwai/core/i18n/texts/th/bulk/rows'),
  en: () => import('@songwai/core/i18n/texts/en/bulk/rows'),
});
