import { pageTexts } from '@songwai/core/i18n/load-texts';
import { returningTexts } from '../../payments/returning/returning-texts.ts';
import { bankingTexts } from '../../shell/paying/banking/banking-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Return page of a payment provider (spec §2). */
export const paymentPages: RoutePages = {
  '/paymentomise': {
    texts: [
      'errors',
      pageTexts('payments', {
        th: () => import('@songwai/core/i18n/texts/th/payments/payments'),
        en: () => import('@songwai/core/i18n/texts/en/payments/payments'),
      }),
      bankingTexts,
      returningTexts,
    ],
    page: async () => ({ Page: (await import('../../payments/returning/return.page.tsx')).ReturnPage }),
  },
};
