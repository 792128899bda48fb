import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of saved places and of the search for one. */
export const placesTexts: PageTexts = {
  namespace: 'places',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/places/places')).places,
    en: async () => (await import('@songwai/core/i18n/texts/en/places/places')).places,
  },
};
