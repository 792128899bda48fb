import type { EnglishOf } from '../../text-keys.ts';

export const order = {
  'order.addStop': 'Add a stop',
  'order.book': 'Book for {{price}}',
  'order.dropOff': 'Drop-off',
  'order.dropOffPlaceholder': 'Where to?',
  'order.enterStopsForPrice': 'Enter pick-up and drop-off to see the price',
  'order.pickUp': 'Pick-up',
  'order.pickUpPlaceholder': 'Where from?',
} satisfies EnglishOf<'order'>;
