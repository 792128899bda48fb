import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of saved places and of the search for one. */
export const placesTexts = pageTexts('places', {
  th: () => import('@songwai/core/i18n/texts/th/places/places'),
  en: () => import('@songwai/core/i18n/texts/en/places/places'),
});
