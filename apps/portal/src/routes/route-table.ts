import type { LaterRoute, RouteEntry } from './route-entry.ts';
import { entryRoutes } from './table/entry-routes.ts';
import { laterRoutes } from './table/later-routes.ts';
import { trackingRoutes } from './table/tracking-routes.ts';

/** The table of pages, for the router, the guard, the server's titles and the tests (spec §2). */
export const routeTable: readonly (RouteEntry | LaterRoute)[] = [
  {
    path: '/neworder',
    permit: 'public',
    index: true,
    frame: 'map',
    texts: ['stops'],
    laterTexts: async () => (await import('../orders/order-texts.ts')).orderTexts,
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
  ...laterRoutes,
  {
    path: '/error',
    permit: 'public',
    index: false,
    frame: 'full',
    texts: [],
    page: async () => ({ Page: (await import('../shell/errors/error.page.tsx')).ErrorPage }),
  },
];
