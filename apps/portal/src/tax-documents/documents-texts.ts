import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of what can be done with an issued document. */
export const documentsTexts = pageTexts('documents', {
  th: () => import('@songwai/core/i18n/texts/th/tax-documents/documents'),
  en: () => import('@songwai/core/i18n/texts/en/tax-documents/documents'),
});
