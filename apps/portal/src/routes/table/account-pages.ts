import { pageTexts } from '@songwai/core/i18n/load-texts';
import { placesTexts } from '../../places/places-texts.ts';
import type { RoutePage, RoutePages } from '../route-entry.ts';

const settingsTexts = pageTexts('settings', {
  th: () => import('@songwai/core/i18n/texts/th/settings/settings'),
  en: () => import('@songwai/core/i18n/texts/en/settings/settings'),
});

const settings = {
  texts: ['menu', settingsTexts],
  laterTexts: async () => [placesTexts, ...(await import('../../settings/section-texts.ts')).sectionTexts],
  page: async () => {
    const [{ SettingsPage }, { AppFrame }] = await Promise.all([
      import('../../settings/settings.page.tsx'),
      import('../../shell/menu/app-frame.tsx'),
    ]);
    return { Page: SettingsPage, Around: AppFrame };
  },
} satisfies RoutePage;

const notificationTexts = pageTexts('notifications', {
  th: () => import('@songwai/core/i18n/texts/th/notifications/notifications'),
  en: () => import('@songwai/core/i18n/texts/en/notifications/notifications'),
});

const chatTexts = pageTexts('chat', {
  th: () => import('@songwai/core/i18n/texts/th/chat/chat'),
  en: () => import('@songwai/core/i18n/texts/en/chat/chat'),
});
const supportTexts = pageTexts('support', {
  th: () => import('@songwai/core/i18n/texts/th/chat/support'),
  en: () => import('@songwai/core/i18n/texts/en/chat/support'),
});

/** Pages of one's own account (spec §2 "settings"). */
export const accountPages: RoutePages = {
  '/settings/:section?': settings,
  '/setting/:section?': settings,
  '/notification': {
    texts: ['menu', notificationTexts],
    laterTexts: async () => [(await import('../../notifications/preferences/preferences-texts.ts')).preferencesTexts],
    page: async () => {
      const [{ NotificationPage }, { AppFrame }] = await Promise.all([
        import('../../notifications/notification.page.tsx'),
        import('../../shell/menu/app-frame.tsx'),
      ]);
      return { Page: NotificationPage, Around: AppFrame };
    },
    start: () => import('../../notifications/notification.queries.ts'),
  },
  '/chat/:roomId?': {
    texts: ['menu', chatTexts],
    page: async () => {
      const [{ ChatPage }, { ChatFrame }] = await Promise.all([
        import('../../chat/chat.page.tsx'),
        import('../../chat/chat-frame.tsx'),
      ]);
      return { Page: ChatPage, Around: ChatFrame };
    },
    start: () => import('../../chat/chat.start.ts'),
  },
  '/admin/support/:roomId?': {
    texts: ['menu', chatTexts, supportTexts],
    page: async () => {
      const [{ SupportPage }, { ChatFrame }] = await Promise.all([
        import('../../chat/support/support.page.tsx'),
        import('../../chat/chat-frame.tsx'),
      ]);
      return { Page: SupportPage, Around: ChatFrame };
    },
  },
};
