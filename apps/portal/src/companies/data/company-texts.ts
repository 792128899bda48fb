import type { PageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "company and documents". */
export const companyTexts: PageTexts = {
  namespace: 'company',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/companies/company')).company,
    en: async () => (await import('@songwai/core/i18n/texts/en/companies/company')).company,
  },
};
