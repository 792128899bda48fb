import type { EnglishOf } from '../../../text-keys.ts';

export const collection = {
  'collection.atLeast': 'The least that can be collected is ฿{{taken}}',
  'collection.atMost': 'At most ฿{{taken}} can be collected at a stop',
  'collection.inCash': 'The driver brings it back to the pick-up in cash',
  'collection.label': 'Cash on delivery',
  'collection.nothing': 'No stop has an amount to collect yet',
  'collection.pickUp': '{{amount}} of the pick-up is not collected: only drop-offs collect',
  'collection.rounded': 'Rounded to ฿{{taken}}, the smallest coin',
  'collection.sum': 'The driver collects in all',
  'collection.toWallet': 'It goes into your Songwai wallet once every stop is done',
  'collection.unreadable': '“{{typed}}” is no amount, so the former one was kept',
} satisfies EnglishOf<'collection'>;
