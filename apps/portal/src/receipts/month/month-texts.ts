import { pageTexts } from '@songwai/core/i18n/load-texts';

export const monthTexts = pageTexts('month', {
  th: () => import('@songwai/core/i18n/texts/th/invoices/month'),
  en: () => import('@songwai/core/i18n/texts/en/invoices/month'),
});
