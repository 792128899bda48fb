import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of what follows a booking on our own page. */
export const bookedTexts = pageTexts('booked', {
  th: () => import('@songwai/core/i18n/texts/th/orders/booked'),
  en: () => import('@songwai/core/i18n/texts/en/orders/booked'),
});
