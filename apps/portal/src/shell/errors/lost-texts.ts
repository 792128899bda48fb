import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Of what stands around an unknown path. Not those of `site-texts.ts`: a file of their own would load with the app's menu. */
export const lostTexts = [
  pageTexts('site', {
    th: () => import('@songwai/core/i18n/texts/th/site/site'),
    en: () => import('@songwai/core/i18n/texts/en/site/site'),
  }),
];
