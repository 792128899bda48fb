import { returningTexts } from '../../payments/returning/returning-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Return page of a payment provider (spec §2). */
export const paymentPages: RoutePages = {
  '/paymentomise': {
    texts: returningTexts,
    page: async () => ({ Page: (await import('../../payments/returning/return.page.tsx')).ReturnPage }),
  },
};
