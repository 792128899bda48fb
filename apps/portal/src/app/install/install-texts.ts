import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the views that offer to install the portal. */
export const installTexts = pageTexts('install', {
  th: () => import('@songwai/core/i18n/texts/th/app/install'),
  en: () => import('@songwai/core/i18n/texts/en/app/install'),
});
