import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RoutePages } from '../route-entry.ts';

/** The user's drivers (spec §2, §7). */
export const driverPages: RoutePages = {
  '/favorite': {
    texts: [
      'menu',
      'tracking',
      pageTexts('drivers', {
        th: () => import('@songwai/core/i18n/texts/th/drivers/drivers'),
        en: () => import('@songwai/core/i18n/texts/en/drivers/drivers'),
      }),
    ],
    page: async () => {
      const [{ FavoritePage }, { AppFrame }] = await Promise.all([
        import('../../drivers/favorite.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: FavoritePage, Around: AppFrame };
    },
    start: () => import('../../drivers/favorite.queries.ts'),
  },
};
