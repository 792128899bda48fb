import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RouteEntry } from '../route-entry.ts';

/** Pages of companies. */
export const companyRoutes: readonly RouteEntry[] = [
  {
    path: '/invitation/:token',
    permit: 'public',
    index: false,
    frame: 'full',
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
];
