import { pageTexts } from '@songwai/core/i18n/load-texts';

/** All questions and answers. */
export const faqTexts = pageTexts('faq', {
  th: () => import('@songwai/core/i18n/texts/th/site/faq'),
  en: () => import('@songwai/core/i18n/texts/en/site/faq'),
});
