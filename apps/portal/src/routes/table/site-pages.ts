import { pageTexts } from '@songwai/core/i18n/load-texts';
import { installTexts } from '../../app/install/install-texts.ts';
import { heroTexts } from '../../home/hero-texts.ts';
import { splitTexts } from '../../orders/trips/split-texts.ts';
import { priceTexts } from '../../partners/price-texts.ts';
import { placesTexts } from '../../places/places-texts.ts';
import { siteTexts } from '../../shell/site/site-texts.ts';
import { faqTexts } from '../../site/faq/faq-texts.ts';
import { ratesTexts } from '../../site/prices/rates-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Pages of the public site (spec §2, permit 0). */
export const sitePages: RoutePages = {
  '/': {
    texts: [
      siteTexts,
      'stops',
      faqTexts,
      priceTexts,
      ratesTexts,
      heroTexts,
      installTexts,
      pageTexts('home', {
        th: () => import('@songwai/core/i18n/texts/th/home/home'),
        en: () => import('@songwai/core/i18n/texts/en/home/home'),
      }),
    ],
    page: async () => {
      const [{ HomePage }, { SiteFrame }] = await Promise.all([
        import('../../home/home.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: HomePage, Around: SiteFrame };
    },
    start: () => import('../../home/home.queries.ts'),
  },
  '/findLocation': {
    texts: ['errors', placesTexts],
    page: async () => ({ Page: (await import('../../places/find/find-location.page.tsx')).FindLocationPage }),
  },
  '/routeOptimize': {
    texts: ['errors', placesTexts, splitTexts],
    page: async () => ({ Page: (await import('../../orders/trips/route-optimize.page.tsx')).RouteOptimizePage }),
  },
  '/faq': {
    texts: [siteTexts, faqTexts],
    page: async () => {
      const [{ FaqPage }, { SiteFrame }] = await Promise.all([
        import('../../site/faq/faq.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: FaqPage, Around: SiteFrame };
    },
    start: () => import('../../site/faq/faq.queries.ts'),
  },
  '/pricing': {
    texts: [
      siteTexts,
      'stops',
      priceTexts,
      ratesTexts,
      pageTexts('pricing', {
        th: () => import('@songwai/core/i18n/texts/th/site/pricing'),
        en: () => import('@songwai/core/i18n/texts/en/site/pricing'),
      }),
    ],
    laterTexts: async () => [(await import('../../places/opening-texts.ts')).openingTexts],
    page: async () => {
      const [{ PricingPage }, { SiteFrame }] = await Promise.all([
        import('../../site/pricing/pricing.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: PricingPage, Around: SiteFrame };
    },
    start: () => import('../../site/pricing/pricing.queries.ts'),
  },
  '/about': {
    texts: [
      siteTexts,
      pageTexts('about', {
        th: () => import('@songwai/core/i18n/texts/th/site/about'),
        en: () => import('@songwai/core/i18n/texts/en/site/about'),
      }),
    ],
    page: async () => {
      const [{ AboutPage }, { SiteFrame }] = await Promise.all([
        import('../../site/about/about.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: AboutPage, Around: SiteFrame };
    },
    start: () => import('../../site/about/about.queries.ts'),
  },
  '/business': {
    texts: [
      siteTexts,
      ratesTexts,
      pageTexts('business', {
        th: () => import('@songwai/core/i18n/texts/th/site/business'),
        en: () => import('@songwai/core/i18n/texts/en/site/business'),
      }),
    ],
    page: async () => {
      const [{ BusinessPage }, { SiteFrame }] = await Promise.all([
        import('../../site/business/business.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: BusinessPage, Around: SiteFrame };
    },
    start: () => import('../../site/business/business.queries.ts'),
  },
};
