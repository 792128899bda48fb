import { pageTexts } from '@songwai/core/i18n/load-texts';
import { siteTexts } from '../../shell/site/site-texts.ts';
import type { RoutePage, RoutePages } from '../route-entry.ts';

const texts = [
  siteTexts,
  pageTexts('legal', {
    th: () => import('@songwai/core/i18n/texts/th/legal/legal'),
    en: () => import('@songwai/core/i18n/texts/en/legal/legal'),
  }),
] as const;

const privacy = {
  texts,
  page: async () => {
    const [{ PrivacyPage }, { SiteFrame }] = await Promise.all([
      import('../../legal/legal-texts.page.tsx'),
      import('../../shell/site/site-frame.tsx'),
    ]);
    return { Page: PrivacyPage, Around: SiteFrame };
  },
  start: async () => ({ start: (await import('../../legal/legal-text.queries.ts')).startLegal('privacy') }),
} satisfies RoutePage;

const terms = {
  texts,
  page: async () => {
    const [{ TermsPage }, { SiteFrame }] = await Promise.all([
      import('../../legal/legal-texts.page.tsx'),
      import('../../shell/site/site-frame.tsx'),
    ]);
    return { Page: TermsPage, Around: SiteFrame };
  },
  start: async () => ({ start: (await import('../../legal/legal-text.queries.ts')).startLegal('terms') }),
} satisfies RoutePage;

const cookies = {
  texts,
  page: async () => {
    const [{ CookiePolicyPage }, { SiteFrame }] = await Promise.all([
      import('../../legal/legal-texts.page.tsx'),
      import('../../shell/site/site-frame.tsx'),
    ]);
    return { Page: CookiePolicyPage, Around: SiteFrame };
  },
  start: async () => ({ start: (await import('../../legal/legal-text.queries.ts')).startLegal('cookies') }),
} satisfies RoutePage;

const drivers = {
  texts,
  page: async () => {
    const [{ DriverAgreementPage }, { SiteFrame }] = await Promise.all([
      import('../../legal/legal-texts.page.tsx'),
      import('../../shell/site/site-frame.tsx'),
    ]);
    return { Page: DriverAgreementPage, Around: SiteFrame };
  },
  start: async () => ({ start: (await import('../../legal/legal-text.queries.ts')).startLegal('drivers') }),
} satisfies RoutePage;

/** The legal texts, two of them with two paths (spec §2). */
export const legalPages: RoutePages = {
  '/privacy': privacy,
  '/privacy-policy': privacy,
  '/termsandconditions': terms,
  '/termandconditions': terms,
  '/cookie-policy': cookies,
  '/driver-processor-agreement': drivers,
  '/termsandconditions/:partner': {
    texts,
    page: async () => {
      const [{ PartnerTermsPage }, { SiteFrame }] = await Promise.all([
        import('../../legal/partner-terms.page.tsx'),
        import('../../shell/site/site-frame.tsx'),
      ]);
      return { Page: PartnerTermsPage, Around: SiteFrame };
    },
    start: () => import('../../legal/partner-terms.queries.ts'),
  },
};
