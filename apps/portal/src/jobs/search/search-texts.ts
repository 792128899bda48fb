import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of a job for which no driver was found yet. */
export const jobSearchTexts = pageTexts('search', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/search'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/search'),
});
