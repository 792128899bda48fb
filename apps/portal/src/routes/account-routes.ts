import type { PageTexts } from '@songwai/core/i18n/load-texts';
import { companyTexts } from '../companies/data/company-texts.ts';
import { membersTexts } from '../companies/members/members-texts.ts';
import { billingTexts } from '../invoices/billing/billing-texts.ts';
import { preferencesTexts } from '../notifications/preferences/preferences-texts.ts';
import { placesTexts } from '../places/places-texts.ts';
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
  texts: ['menu', settingsTexts],
  laterTexts: [companyTexts, membersTexts, preferencesTexts, placesTexts, billingTexts, privacyTexts],
  page: async () => {
    const [{ SettingsPage }, { AppFrame }] = await Promise.all([
      import('../settings/settings.page.tsx'),
      import('../shell/menu/app-frame.tsx'),
    ]);
    return { Page: SettingsPage, Around: AppFrame };
  },
} as const satisfies Partial<RouteEntry>;

const notificationTexts: PageTexts = {
  namespace: 'notifications',
  load: {
    th: async () => (await import('@songwai/core/i18n/texts/th/notifications/notifications')).notifications,
    en: async () => (await import('@songwai/core/i18n/texts/en/notifications/notifications')).notifications,
  },
};

/** Pages of one's own account (spec §2 "settings"). */
export const accountRoutes: readonly RouteEntry[] = [
  { path: '/settings/:section?', ...settings },
  { path: '/setting/:section?', ...settings },
  {
    path: '/notification',
    permit: 'session',
    index: false,
    frame: 'app',
    texts: ['menu', notificationTexts],
    page: async () => {
      const [{ NotificationPage }, { AppFrame }] = await Promise.all([
        import('../notifications/notification.page.tsx'),
        import('../shell/menu/app-frame.tsx'),
      ]);
      return { Page: NotificationPage, Around: AppFrame };
    },
    start: () => import('../notifications/notification.queries.ts'),
  },
];
