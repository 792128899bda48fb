import { tripsTexts } from '../../bulk/trips-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Booking from a file (spec §1 "Excel bulk upload"). */
export const bulkPages: RoutePages = {
  '/upload': {
    texts: ['menu', 'errors', 'forms', 'order', tripsTexts],
    page: async () => {
      const [{ UploadPage }, { AppFrame }] = await Promise.all([
        import('../../bulk/upload.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: UploadPage, Around: AppFrame };
    },
    start: () => import('../../bulk/bulk.queries.ts'),
  },
};
