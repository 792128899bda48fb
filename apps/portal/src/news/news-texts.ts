import { pageTexts } from '@songwai/core/i18n/load-texts';

/** Lists and articles of news and promotions. */
export const newsTexts = pageTexts('news', {
  th: () => import('@songwai/core/i18n/texts/th/news/news'),
  en: () => import('@songwai/core/i18n/texts/en/news/news'),
});
