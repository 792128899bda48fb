import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "privacy". */
export const privacyTexts: PageTexts = {
  namespace: 'privacy',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/privacy/privacy')).privacy,
    en: async () => (await import('@songwai/core/i18n/texts/en/privacy/privacy')).privacy,
  },
};
