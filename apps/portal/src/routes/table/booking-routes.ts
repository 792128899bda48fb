import { bookingsTexts } from '../../jobs/bookings/bookings-texts.ts';
import type { RouteEntry } from '../route-entry.ts';

const shared = { permit: 'session', index: false, frame: 'app', texts: ['menu', 'jobs', bookingsTexts] } as const;

/** The customer's jobs: all of them, and those under way (spec §2, "my bookings", "active orders"). */
export const bookingRoutes: readonly RouteEntry[] = [
  {
    ...shared,
    path: '/dashboard',
    page: async () => {
      const [{ BookingsPage }, { AppFrame }] = await Promise.all([
        import('../../jobs/bookings/bookings.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: BookingsPage, Around: AppFrame };
    },
    start: () => import('../../jobs/bookings/bookings.queries.ts'),
  },
  {
    ...shared,
    path: '/dashboard/active',
    page: async () => {
      const [{ ActivePage }, { AppFrame }] = await Promise.all([
        import('../../jobs/bookings/active/active.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: ActivePage, Around: AppFrame };
    },
    start: () => import('../../jobs/bookings/active/active.queries.ts'),
  },
];
