import { tripsTexts } from '../../bulk/trips-texts.ts';
import { bookingsTexts } from '../../jobs/bookings/bookings-texts.ts';
import { recurringTexts } from '../../recurring/recurring-texts.ts';
import type { RoutePages } from '../route-entry.ts';

const texts = ['menu', 'jobs', bookingsTexts] as const;

/**
 * The customer's jobs: all of them, those under way (spec §2, "my bookings", "active orders"), those booked from a file, and those that book
 * themselves.
 */
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
  '/upload': {
    texts: ['menu', tripsTexts],
    laterTexts: async () => (await import('../../bulk/step-texts.ts')).stepTexts,
    page: async () => {
      const [{ UploadPage }, { AppFrame }] = await Promise.all([
        import('../../bulk/upload.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: UploadPage, Around: AppFrame };
    },
    start: () => import('../../bulk/bulk.queries.ts'),
  },
  '/recurring': {
    texts: ['menu', 'forms', recurringTexts],
    page: async () => {
      const [{ RecurringPage }, { AppFrame }] = await Promise.all([
        import('../../recurring/recurring.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: RecurringPage, Around: AppFrame };
    },
    start: () => import('../../recurring/recurring.queries.ts'),
  },
};
