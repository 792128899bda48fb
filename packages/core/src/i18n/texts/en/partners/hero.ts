import type { EnglishOf } from '../../../text-keys.ts';

export const hero = {
  'hero.change': 'change',
  'hero.continue': 'Continue',
  'hero.from': 'Pick up at',
  'hero.mend': 'Change the stop to see prices',
  'hero.mendHelp': 'The other one is still there',
  'hero.needStops': 'Enter pick-up and destination',
  'hero.needStopsHelp': 'Prices at once, without signing up',
  'hero.noPrice': 'No price yet',
  'hero.noPriceHelp': 'The starting prices above still hold',
  'hero.outside': 'Outside our service area. We deliver in Bangkok, its vicinity and Chonburi.',
  'hero.placeholder': 'Type a place or paste coordinates',
  'hero.priceFailed': 'The price could not be calculated. Check your connection and try again: what you entered is still here.',
  'hero.priceFrom': 'from {{price}}',
  'hero.swap': 'Swap pick-up and destination',
  'hero.to': 'Deliver to',
} satisfies EnglishOf<'hero'>;
