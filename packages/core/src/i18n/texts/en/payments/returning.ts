import type { EnglishOf } from '../../../text-keys.ts';

export const returning: EnglishOf<'returning'> = {
  'returning.book': 'Book a delivery',
  'returning.home': 'Go to the start page',
  'returning.job': 'See this job',
  'returning.title': 'Your payment',
  'returning.wallet': 'See my wallet',
};
