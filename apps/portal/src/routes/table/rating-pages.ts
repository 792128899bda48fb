import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RoutePages } from '../route-entry.ts';

/** Rating by a link (spec §2). */
export const ratingPages: RoutePages = {
  '/rating/:token': {
    texts: [
      'tracking',
      pageTexts('opinion', {
        th: () => import('@songwai/core/i18n/texts/th/ratings/opinion'),
        en: () => import('@songwai/core/i18n/texts/en/ratings/opinion'),
      }),
    ],
    page: async () => ({ Page: (await import('../../ratings/rating.page.tsx')).RatingPage }),
    start: () => import('../../ratings/rating.queries.ts'),
  },
};
