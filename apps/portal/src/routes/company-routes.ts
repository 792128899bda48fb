import type { RouteEntry } from './route-entry.ts';

/** Pages of companies. */
export const companyRoutes: readonly RouteEntry[] = [
  {
    path: '/invitation/:token',
    permit: 'public',
    index: false,
    frame: 'full',
    texts: [
      'errors',
      {
        namespace: 'invitation',
        load: {
          th: async () => (await import('@songwai/core/i18n/texts/th/companies/invitation')).invitation,
          en: async () => (await import('@songwai/core/i18n/texts/en/companies/invitation')).invitation,
        },
      },
    ],
    page: async () => ({ Page: (await import('../companies/invitation/invitation.page.tsx')).InvitationPage }),
    start: () => import('../companies/invitation/invitation.queries.ts'),
  },
];
