import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of recurring bookings. */
export const recurringTexts = pageTexts('recurring', {
  th: () => import('@songwai/core/i18n/texts/th/recurring/recurring'),
  en: () => import('@songwai/core/i18n/texts/en/recurring/recurring'),
});
