import type { EnglishOf } from '../../../text-keys.ts';

export const hints: EnglishOf<'hints'> = {
  'hints.route': 'Say where from and where to',
  'hints.routeHelp': 'Type a place or drop a pin on the map. One job can have up to {{most}} stops.',
  'hints.vehicle': 'Compare the price of every vehicle',
  'hints.vehicleHelp': 'The price you see is the price you pay. Pick-up is now, or at a time you choose.',
  'hints.contacts': 'Who is at each stop?',
  'hints.contactsHelp': 'The driver calls these numbers. After booking you get a link for the receiver to follow.',
};
