import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "notifications". */
export const preferencesTexts = pageTexts('preferences', {
  th: () => import('@songwai/core/i18n/texts/th/notifications/preferences'),
  en: () => import('@songwai/core/i18n/texts/en/notifications/preferences'),
});
