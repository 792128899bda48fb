import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RouteEntry } from '../route-entry.ts';

/** Rating by a link (spec §2). */
export const ratingRoutes: readonly RouteEntry[] = [
  {
    path: '/rating/:token',
    permit: 'public',
    index: false,
    frame: 'full',
    texts: [
      'tracking',
      pageTexts('rating', {
        th: () => import('@songwai/core/i18n/texts/th/ratings/rating'),
        en: () => import('@songwai/core/i18n/texts/en/ratings/rating'),
      }),
      pageTexts('ratingPage', {
        th: () => import('@songwai/core/i18n/texts/th/ratings/rating-page'),
        en: () => import('@songwai/core/i18n/texts/en/ratings/rating-page'),
      }),
    ],
    page: async () => ({ Page: (await import('../../ratings/rating.page.tsx')).RatingPage }),
    start: () => import('../../ratings/rating.queries.ts'),
  },
];
