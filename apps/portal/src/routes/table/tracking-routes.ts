import type { RouteEntry } from '../route-entry.ts';

const page = () => import('../../tracking/tracking.page.tsx');

/** Common fields of the public page of a job, under its three addresses. */
const tracking = {
  permit: 'public',
  index: false,
  frame: 'map',
  texts: ['tracking', 'map', 'errors'],
  start: () => import('../../tracking/tracking.queries.ts'),
} satisfies Partial<RouteEntry>;

/** Following a job by its link, or by that of one of its receivers (spec §2). */
export const trackingRoutes: readonly RouteEntry[] = [
  { path: '/t/:trackingId', ...tracking, page: async () => ({ Page: (await page()).TrackingPage }) },
  { path: '/cn/:trackingId', ...tracking, page: async () => ({ Page: (await page()).TrackingByNamePage }) },
  { path: '/c/:code', ...tracking, page: async () => ({ Page: (await page()).TrackingByCodePage }) },
];
