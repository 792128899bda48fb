import type { EnglishOf } from '../../text-keys.ts';

export const menu = {
  'menu.active': 'Active orders',
  'menu.book': 'Book now',
  'menu.bookings': 'My bookings',
  'menu.chat': 'Chat',
  'menu.invoices': 'Invoices',
  'menu.mainPages': 'Main pages',
  'menu.more': 'More',
  'menu.news': 'News',
  'menu.notifications': 'Notifications',
  'menu.person': 'Personal account',
  'menu.privacy': 'Privacy',
  'menu.refer': 'Refer friends',
  'menu.settings': 'Settings',
  'menu.signOutHelp': 'What belongs to you on this device is removed, an order that you have begun too.',
  'menu.signOutQuestion': 'Sign out on this device?',
  'menu.stay': 'Stay signed in',
  'menu.title': 'Menu',
  'menu.unread_one': '{{count}} unread',
  'menu.unread_other': '{{count}} unread',
  'menu.wallet': 'Wallet',
} as const satisfies EnglishOf<'menu'>;
