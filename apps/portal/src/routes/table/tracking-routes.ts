import type { RouteEntry } from '../route-entry.ts';

/** Common fields of the public page of a job, under its three addresses. */
const tracking = {
  permit: 'public',
  index: false,
  frame: 'map',
  texts: ['tracking', 'map', 'errors'],
  page: async () => ({ Page: (await import('../../tracking/tracking.page.tsx')).TrackingPage }),
  start: () => import('../../tracking/tracking.queries.ts'),
} satisfies Partial<RouteEntry>;

/** Following a job by its link, or by that of one of its receivers (spec §2). */
export const trackingRoutes: readonly RouteEntry[] = [
  { path: '/t/:trackingId', ...tracking },
  { path: '/cn/:trackingId', ...tracking },
  { path: '/c/:code', ...tracking },
];
