import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of a file's trips: grouped, booked, done. */
export const tripsTexts = pageTexts('trips', {
  th: () => import('@songwai/core/i18n/texts/th/bulk/trips'),
  en: () => import('@songwai/core/i18n/texts/en/bulk/trips'),
});
