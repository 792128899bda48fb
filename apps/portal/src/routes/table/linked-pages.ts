import { pageTexts } from '@songwai/core/i18n/load-texts';
import { preferencesTexts } from '../../notifications/preferences/preferences-texts.ts';
import { priceTexts } from '../../partners/price-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Pages for whoever has their link: ratings, mails that stop, and where partners lead their guests (spec §2). */
export const linkedPages: RoutePages = {
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
  '/unsubscribe/:token': {
    texts: [
      'errors',
      preferencesTexts,
      pageTexts('unsubscribe', {
        th: () => import('@songwai/core/i18n/texts/th/notifications/unsubscribe'),
        en: () => import('@songwai/core/i18n/texts/en/notifications/unsubscribe'),
      }),
    ],
    page: async () => ({ Page: (await import('../../notifications/unsubscribe/unsubscribe.page.tsx')).UnsubscribePage }),
    start: () => import('../../notifications/unsubscribe/unsubscribe.queries.ts'),
  },
  '/price-check/:partner': {
    texts: ['stops', priceTexts],
    laterTexts: async () => [(await import('../../places/opening-texts.ts')).openingTexts],
    page: async () => ({ Page: (await import('../../partners/price-check.page.tsx')).PriceCheckPage }),
  },
  '/droppoint/:partner': {
    texts: [
      'stops',
      'errors',
      pageTexts('bags', {
        th: () => import('@songwai/core/i18n/texts/th/partners/bags'),
        en: () => import('@songwai/core/i18n/texts/en/partners/bags'),
      }),
    ],
    page: async () => ({ Page: (await import('../../partners/drop-point.page.tsx')).DropPointPage }),
  },
  '/signon': {
    texts: [
      pageTexts('signon', {
        th: () => import('@songwai/core/i18n/texts/th/partners/signon'),
        en: () => import('@songwai/core/i18n/texts/en/partners/signon'),
      }),
    ],
    page: async () => ({ Page: (await import('../../partners/sign-on.page.tsx')).SignOnPage }),
  },
};
