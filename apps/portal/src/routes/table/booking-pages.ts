import { bookingsTexts } from '../../jobs/bookings/bookings-texts.ts';
import type { RoutePages } from '../route-entry.ts';

const texts = ['menu', 'jobs', bookingsTexts] as const;

/** The customer's jobs: all of them, and those under way (spec §2, "my bookings", "active orders"). */
export const bookingPages: RoutePages = {
  '/dashboard': {
    texts,
    page: async () => {
      const [{ BookingsPage }, { AppFrame }] = await Promise.all([
        import('../../jobs/bookings/bookings.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: BookingsPage, Around: AppFrame };
    },
    start: () => import('../../jobs/bookings/bookings.queries.ts'),
  },
  '/dashboard/active': {
    texts,
    page: async () => {
      const [{ ActivePage }, { AppFrame }] = await Promise.all([
        import('../../jobs/bookings/active/active.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: ActivePage, Around: AppFrame };
    },
    start: () => import('../../jobs/bookings/active/active.queries.ts'),
  },
};
