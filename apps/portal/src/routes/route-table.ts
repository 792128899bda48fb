import { accountRoutes } from './account-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { legalRoutes } from './legal-routes.ts';
import { placeRoutes } from './place-routes.ts';
import type { RouteEntry } from './route-entry.ts';

/** The table of pages, for the router, the guard, the server's titles and the tests (spec §2). */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/',
    permit: 'public',
    index: true,
    frame: 'full',
    texts: [
      {
        namespace: 'home',
        load: {
          th: async () => (await import('@songwai/core/i18n/texts/th/home/home')).home,
          en: async () => (await import('@songwai/core/i18n/texts/en/home/home')).home,
        },
      },
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
      {
        namespace: 'closed',
        load: {
          th: async () => (await import('@songwai/core/i18n/texts/th/orders/closed')).closed,
          en: async () => (await import('@songwai/core/i18n/texts/en/orders/closed')).closed,
        },
      },
      {
        namespace: 'hints',
        load: {
          th: async () => (await import('@songwai/core/i18n/texts/th/orders/hints')).hints,
          en: async () => (await import('@songwai/core/i18n/texts/en/orders/hints')).hints,
        },
      },
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
  {
    path: '/t/:trackingId',
    permit: 'public',
    index: false,
    frame: 'map',
    texts: ['tracking', 'map', 'errors'],
    page: async () => ({ Page: (await import('../tracking/tracking.page.tsx')).TrackingPage }),
    start: () => import('../tracking/tracking.queries.ts'),
  },
  ...companyRoutes,
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
