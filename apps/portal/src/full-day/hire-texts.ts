import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of a hire by the day or month. */
export const hireTexts = pageTexts('hire', {
  th: () => import('@songwai/core/i18n/texts/th/full-day/hire'),
  en: () => import('@songwai/core/i18n/texts/en/full-day/hire'),
});
