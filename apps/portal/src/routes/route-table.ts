import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RouteEntry } from './route-entry.ts';
import { accountRoutes } from './table/account-routes.ts';
import { bookingRoutes } from './table/booking-routes.ts';
import { companyRoutes } from './table/company-routes.ts';
import { driverRoutes } from './table/driver-routes.ts';
import { entryRoutes } from './table/entry-routes.ts';
import { jobRoutes } from './table/job-routes.ts';
import { legalRoutes } from './table/legal-routes.ts';
import { placeRoutes } from './table/place-routes.ts';
import { ratingRoutes } from './table/rating-routes.ts';
import { trackingRoutes } from './table/tracking-routes.ts';

/** The table of pages, for the router, the guard, the server's titles and the tests (spec §2). */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/',
    permit: 'public',
    index: true,
    frame: 'full',
    texts: [
      pageTexts('home', {
        th: () => import('@songwai/core/i18n/texts/th/home/home'),
        en: () => import('@songwai/core/i18n/texts/en/home/home'),
      }),
    ],
    page: async () => ({ Page: (await import('../home/home.page.tsx')).HomePage }),
    start: () => import('../home/home.queries.ts'),
  },
  {
    path: '/neworder',
    permit: 'public',
    index: true,
    frame: 'map',
    texts: ['stops', 'tabs'],
    laterTexts: [
      pageTexts('closed', {
        th: () => import('@songwai/core/i18n/texts/th/orders/closed'),
        en: () => import('@songwai/core/i18n/texts/en/orders/closed'),
      }),
      pageTexts('hints', {
        th: () => import('@songwai/core/i18n/texts/th/orders/hints'),
        en: () => import('@songwai/core/i18n/texts/en/orders/hints'),
      }),
      pageTexts('reference', {
        th: () => import('@songwai/core/i18n/texts/th/orders/reference'),
        en: () => import('@songwai/core/i18n/texts/en/orders/reference'),
      }),
    ],
    page: async () => ({ Page: (await import('../orders/new-order.page.tsx')).NewOrderPage }),
    start: () => import('../orders/new-order.queries.ts'),
  },
  {
    path: '/login',
    permit: 'visitor',
    index: true,
    frame: 'none',
    texts: [],
    page: async () => ({ Page: (await import('../sessions/login.page.tsx')).LoginPage }),
  },
  ...entryRoutes,
  ...trackingRoutes,
  ...jobRoutes,
  ...ratingRoutes,
  ...driverRoutes,
  ...companyRoutes,
  ...bookingRoutes,
  ...accountRoutes,
  ...placeRoutes,
  ...legalRoutes,
  {
    path: '/error',
    permit: 'public',
    index: false,
    frame: 'full',
    texts: [],
    page: async () => ({ Page: (await import('../shell/errors/error.page.tsx')).ErrorPage }),
  },
];
