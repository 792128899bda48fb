import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of the lists of jobs. */
export const bookingsTexts = pageTexts('bookings', {
  th: () => import('@songwai/core/i18n/texts/th/jobs/bookings'),
  en: () => import('@songwai/core/i18n/texts/en/jobs/bookings'),
});
