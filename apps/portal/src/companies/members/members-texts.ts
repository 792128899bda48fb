import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "members and departments". */
export const membersTexts = pageTexts('members', {
  th: () => import('@songwai/core/i18n/texts/th/companies/members'),
  en: () => import('@songwai/core/i18n/texts/en/companies/members'),
});
