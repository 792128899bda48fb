import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Of what stands around the pages of the public site. */
export const siteTexts = pageTexts('site', {
  th: () => import('@songwai/core/i18n/texts/th/site/site'),
  en: () => import('@songwai/core/i18n/texts/en/site/site'),
});
