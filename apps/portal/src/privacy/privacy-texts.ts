import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "privacy". */
export const privacyTexts = pageTexts('privacy', {
  th: () => import('@songwai/core/i18n/texts/th/privacy/privacy'),
  en: () => import('@songwai/core/i18n/texts/en/privacy/privacy'),
});
