import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Texts of whatever takes photos for a driver. */
export const photosTexts = pageTexts('photos', {
  th: () => import('@songwai/core/i18n/texts/th/photos/photos'),
  en: () => import('@songwai/core/i18n/texts/en/photos/photos'),
});
