import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "members and departments". */
export const membersTexts: PageTexts = {
  namespace: 'members',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/companies/members')).members,
    en: async () => (await import('@songwai/core/i18n/texts/en/companies/members')).members,
  },
};
