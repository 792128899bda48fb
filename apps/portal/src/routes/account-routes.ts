import type { PageTexts } from '@songwai/core/i18n/load-texts';
import { companyTexts } from '../companies/data/company-texts.ts';
import { membersTexts } from '../companies/members/members-texts.ts';
import { privacyTexts } from '../privacy/privacy-texts.ts';
import type { RouteEntry } from './route-entry.ts';

const settingsTexts: PageTexts = {
  namespace: 'settings',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/settings/settings')).settings,
    en: async () => (await import('@songwai/core/i18n/texts/en/settings/settings')).settings,
  },
};

const settings = {
  permit: 'session',
  index: false,
  frame: 'app',
  texts: ['menu', settingsTexts, companyTexts, membersTexts, privacyTexts],
  page: async () => {
    const [{ SettingsPage }, { AppFrame }] = await Promise.all([
      import('../settings/settings.page.tsx'),
      import('../shell/menu/app-frame.tsx'),
    ]);
    return { Page: SettingsPage, Around: AppFrame };
  },
} as const satisfies Partial<RouteEntry>;

/** Pages of one's own account (spec §2 "settings"). */
export const accountRoutes: readonly RouteEntry[] = [
  { path: '/settings/:section?', ...settings },
  { path: '/setting/:section?', ...settings },
];
