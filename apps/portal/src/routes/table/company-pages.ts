import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RoutePages } from '../route-entry.ts';

/** Pages of companies. */
export const companyPages: RoutePages = {
  '/invitation/:token': {
    texts: [
      'errors',
      pageTexts('invitation', {
        th: () => import('@songwai/core/i18n/texts/th/companies/invitation'),
        en: () => import('@songwai/core/i18n/texts/en/companies/invitation'),
      }),
    ],
    page: async () => ({ Page: (await import('../../companies/invitation/invitation.page.tsx')).InvitationPage }),
    start: () => import('../../companies/invitation/invitation.queries.ts'),
  },
};
