import { hireTexts } from '../../full-day/hire-texts.ts';
import { placesTexts } from '../../places/places-texts.ts';
import { quotationTexts } from '../../quotations/quotation-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Hire by the day or month, and the quotations that come of it (spec §2 "full-day quotation"). */
export const fullDayPages: RoutePages = {
  '/fullday': {
    texts: ['tabs', hireTexts],
    laterTexts: async () => {
      const { hirePayingTexts } = await import('../../full-day/hire-paying-texts.ts');
      return [placesTexts, quotationTexts, ...hirePayingTexts];
    },
    page: async () => ({ Page: (await import('./full-day.page.tsx')).FullDayPage }),
    start: () => import('../../full-day/full-day.queries.ts'),
  },
  '/quotations': {
    texts: ['menu', quotationTexts],
    page: async () => {
      const [{ QuotationsPage }, { AppFrame }] = await Promise.all([
        import('../../quotations/list/quotations.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: QuotationsPage, Around: AppFrame };
    },
    start: () => import('../../quotations/quotations.queries.ts'),
  },
  '/quotations/:quotationNo': {
    texts: ['menu', quotationTexts],
    page: async () => {
      const [{ QuotationPage }, { AppFrame }] = await Promise.all([
        import('../../quotations/one/quotation.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: QuotationPage, Around: AppFrame };
    },
    start: () => import('../../quotations/quotations.queries.ts'),
  },
};
