import { pageTexts } from '@songwai/core/i18n/load-texts';

/** The texts of the section "company and documents". */
export const companyTexts = pageTexts('company', {
  th: () => import('@songwai/core/i18n/texts/th/companies/company'),
  en: () => import('@songwai/core/i18n/texts/en/companies/company'),
});
