import type { EnglishOf } from '../../../text-keys.ts';

export const returning: EnglishOf<'returning'> = {
  'returning.book': 'Book a delivery',
  'returning.home': 'Go to the start page',
  'returning.job': 'See this job',
  'returning.jobs': 'See my jobs',
  'returning.title': 'Your payment',
  'returning.track': 'Track this job',
  'returning.wallet': 'See my wallet',
};
