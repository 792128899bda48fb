import type { EnglishOf } from '../../../text-keys.ts';

export const home = {
  'home.heroAction': 'Check the price and book',
  'home.heroLead':
    'Enter where from and where to, and see the price of every vehicle at once. A driver comes within 45 minutes, anywhere in Bangkok, its vicinity and Chonburi.',
  'home.heroTitle': 'Delivered today, priced before you book',
  'home.howStep1': 'Say where from and where to',
  'home.howStep1Help': 'Type a place, paste coordinates or drop a pin. One trip can have several stops.',
  'home.howStep2': 'Choose a vehicle that fits',
  'home.howStep2Help': 'The net price of all six vehicles side by side, with nothing hidden.',
  'home.howStep3': 'Follow it to the door',
  'home.howStep3Help': 'Share a link, and whoever waits sees the driver on the map without signing in.',
  'home.howTitle': 'How it works',
  'home.priceFrom': 'from {{price}}',
  'home.vehiclesTitle': 'Six vehicles, prices from',
} satisfies EnglishOf<'home'>;
