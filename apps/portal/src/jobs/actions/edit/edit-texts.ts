import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of changing the stops of a running job. */
export const jobEditTexts = pageTexts('editing', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/editing'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/editing'),
});
