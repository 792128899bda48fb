import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RoutePage, RoutePages } from '../routes/route-entry.ts';
import { siteTexts } from '../shell/site/site-texts.ts';
import { newsTexts } from './news-texts.ts';

const newsAdminTexts = pageTexts('newsAdmin', {
  th: () => import('@songwai/core/i18n/texts/th/news/news-admin'),
  en: () => import('@songwai/core/i18n/texts/en/news/news-admin'),
});

const texts = [siteTexts, newsTexts] as const;

/** An article; its path says whether it is of news or of a promotion. */
const article = {
  texts: [...texts, 'errors'],
  page: async () => {
    const [{ ArticlePage }, { SiteFrame }] = await Promise.all([
      import('./article.page.tsx'),
      import('../shell/site/site-frame.tsx'),
    ]);
    return { Page: ArticlePage, Around: SiteFrame };
  },
  start: async () => ({ start: (await import('./news.queries.ts')).startArticle }),
} satisfies RoutePage;

/** News and promotions (spec §2). */
export const newsPages: RoutePages = {
  '/news': {
    texts,
    page: async () => {
      const [{ NewsPage }, { SiteFrame }] = await Promise.all([
        import('./news.page.tsx'),
        import('../shell/site/site-frame.tsx'),
      ]);
      return { Page: NewsPage, Around: SiteFrame };
    },
    start: async () => ({ start: (await import('./news.queries.ts')).startNews }),
  },
  '/news/:newsId': article,
  '/promotions': {
    texts,
    page: async () => {
      const [{ PromotionsPage }, { SiteFrame }] = await Promise.all([
        import('./news.page.tsx'),
        import('../shell/site/site-frame.tsx'),
      ]);
      return { Page: PromotionsPage, Around: SiteFrame };
    },
    start: async () => ({ start: (await import('./news.queries.ts')).startPromotions }),
  },
  '/promotions/:newsId': article,
  '/admin/news/:newsId?': {
    texts: ['menu', newsTexts, newsAdminTexts],
    page: async () => {
      const [{ NewsAdminPage }, { AppFrame }] = await Promise.all([
        import('./admin/news-admin.page.tsx'),
        import('../shell/menu/app-frame.tsx'),
      ]);
      return { Page: NewsAdminPage, Around: AppFrame };
    },
  },
  '/promotion/web': {
    texts: [],
    page: async () => ({ Page: (await import('../shell/errors/page-loading.tsx')).PageLoading }),
  },
};
