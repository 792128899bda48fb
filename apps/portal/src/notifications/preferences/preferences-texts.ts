import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "notifications". */
export const preferencesTexts: PageTexts = {
  namespace: 'preferences',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/notifications/preferences')).preferences,
    en: async () => (await import('@songwai/core/i18n/texts/en/notifications/preferences')).preferences,
  },
};
