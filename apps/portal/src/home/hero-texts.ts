import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Of the price check on the home page. */
export const heroTexts = pageTexts('hero', {
  th: () => import('@songwai/core/i18n/texts/th/partners/hero'),
  en: () => import('@songwai/core/i18n/texts/en/partners/hero'),
});
