import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { RouteEntry } from '../route-entry.ts';

const legalTexts = pageTexts('legal', {
  th: () => import('@songwai/core/i18n/texts/th/legal/legal'),
  en: () => import('@songwai/core/i18n/texts/en/legal/legal'),
});

/** Common fields of all legal pages: public, and not listed by search engines (spec §2). */
const legal = { permit: 'public', index: false, frame: 'full', texts: [legalTexts] } as const;

const privacy = {
  ...legal,
  page: async () => ({ Page: (await import('../../legal/privacy.page.tsx')).PrivacyPage }),
  start: () => import('../../legal/privacy.queries.ts'),
} satisfies Partial<RouteEntry>;

const terms = {
  ...legal,
  page: async () => ({ Page: (await import('../../legal/terms.page.tsx')).TermsPage }),
  start: () => import('../../legal/terms.queries.ts'),
} satisfies Partial<RouteEntry>;

/** The legal texts, with two paths each (spec §2). */
export const legalRoutes: readonly RouteEntry[] = [
  { path: '/privacy', ...privacy },
  { path: '/privacy-policy', ...privacy },
  { path: '/termsandconditions', ...terms },
  { path: '/termandconditions', ...terms },
  {
    path: '/termsandconditions/:partner',
    ...legal,
    page: async () => ({ Page: (await import('../../legal/partner-terms.page.tsx')).PartnerTermsPage }),
    start: () => import('../../legal/partner-terms.queries.ts'),
  },
];
