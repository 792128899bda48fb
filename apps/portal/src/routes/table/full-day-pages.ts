import { hireTexts } from '../../full-day/hire-texts.ts';
import { placesTexts } from '../../places/places-texts.ts';
import { quotationTexts } from '../../quotations/quotation-texts.ts';
import type { RoutePages } from '../route-entry.ts';

const withMenu = async () => (await import('../../shell/menu/app-frame.tsx')).AppFrame;

/** Hire by the day or month, and the quotations that come of it (spec §2 "full-day quotation"). */
export const fullDayPages: RoutePages = {
  '/fullday': {
    texts: ['errors', 'forms', 'order', 'tabs', placesTexts, hireTexts],
    laterTexts: [quotationTexts],
    page: async () => ({ Page: (await import('./full-day-route.tsx')).FullDayRoute }),
    start: () => import('../../full-day/full-day.queries.ts'),
  },
  '/quotations': {
    texts: ['menu', quotationTexts],
    page: async () => {
      const [{ QuotationsPage }, Around] = await Promise.all([import('../../quotations/list/quotations.page.tsx'), withMenu()]);
      return { Page: QuotationsPage, Around };
    },
    start: () => import('../../quotations/quotations.queries.ts'),
  },
  '/quotations/:quotationNo': {
    texts: ['menu', quotationTexts],
    page: async () => {
      const [{ QuotationPage }, Around] = await Promise.all([import('../../quotations/one/quotation.page.tsx'), withMenu()]);
      return { Page: QuotationPage, Around };
    },
    start: () => import('../../quotations/quotations.queries.ts'),
  },
};
