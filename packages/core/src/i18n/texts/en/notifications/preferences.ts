import type { EnglishOf } from '../../../text-keys.ts';

export const preferences = {
  'preferences.account': 'Account',
  'preferences.booked': 'A delivery is booked',
  'preferences.cancelled': 'A delivery is cancelled',
  'preferences.cellName': '{{event}}, on the {{channel}}',
  'preferences.company': 'Your company documents were checked',
  'preferences.delivered': 'Delivered',
  'preferences.event': 'Event',
  'preferences.failed': 'Your notification settings cannot be read right now',
  'preferences.help': 'Choose what appears on the notifications page, from now on.',
  'preferences.jobs': 'Deliveries',
  'preferences.locked': 'Always announced',
  'preferences.members': 'Someone joins your company',
  'preferences.noDriver': 'No driver: you choose what happens',
  'preferences.saved': 'Saved',
  'preferences.money': 'Money is paid out to the bank account',
  'preferences.security': 'A new device signs in, or the account is to be erased',
  'preferences.underway': 'A driver is found, the parcel is picked up',
  'preferences.web': 'web',
} as const satisfies EnglishOf<'preferences'>;
