import type { PageTexts } from '@songwai/core/i18n/load-texts';
import type { RouteEntry } from './route-entry.ts';

const legalTexts: PageTexts = {
  namespace: 'legal',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/legal/legal')).legal,
    en: async () => (await import('@songwai/core/i18n/texts/en/legal/legal')).legal,
  },
};

/** Common fields of all legal pages: public, and not listed by search engines (spec §2). */
const legal = { permit: 'public', index: false, frame: 'full', texts: [legalTexts] } as const;

const privacy = {
  ...legal,
  title: { th: 'นโยบายความเป็นส่วนตัว | ส่งไว', en: 'Privacy policy | Songwai' },
  description: {
    th: 'ส่งไวเก็บข้อมูลอะไร ใช้เพื่ออะไร เปิดเผยให้ใคร เก็บนานเท่าไร และคุณมีสิทธิอะไรตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล',
    en: 'What Songwai keeps, what for, who receives it, for how long, and your rights under the Personal Data Protection Act.',
  },
  page: async () => ({ Page: (await import('../legal/privacy.page.tsx')).PrivacyPage }),
  start: () => import('../legal/privacy.queries.ts'),
} satisfies Partial<RouteEntry>;

const terms = {
  ...legal,
  title: { th: 'ข้อกำหนดการใช้งาน | ส่งไว', en: 'Terms and conditions | Songwai' },
  description: {
    th: 'ข้อตกลงในการจองส่งของกับส่งไว ราคา การรอ การยกเลิก ของที่ส่งไม่ได้ และความรับผิด',
    en: 'What you agree to when you book with Songwai: prices, waiting, cancelling, what may not be sent, and liability.',
  },
  page: async () => ({ Page: (await import('../legal/terms.page.tsx')).TermsPage }),
  start: () => import('../legal/terms.queries.ts'),
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
    title: { th: 'ข้อกำหนดของพาร์ตเนอร์ | ส่งไว', en: 'A partner’s terms | Songwai' },
    description: {
      th: 'ข้อกำหนดและเงื่อนไขของพาร์ตเนอร์ที่ใช้บริการส่งไว',
      en: 'Terms and conditions of a partner that delivers with Songwai.',
    },
    page: async () => ({ Page: (await import('../legal/partner-terms.page.tsx')).PartnerTermsPage }),
    start: () => import('../legal/partner-terms.queries.ts'),
  },
];
