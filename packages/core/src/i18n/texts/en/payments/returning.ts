import type { EnglishOf } from '../../../text-keys.ts';

export const returning: EnglishOf<'returning'> = {
  'returning.book': 'Book a delivery',
  'returning.home': 'Go to the start page',
  'returning.invoice': 'See this invoice',
  'returning.job': 'See this job',
  'returning.none': 'There is no payment in this link',
  'returning.noneHelp': 'The link may be incomplete. If you have paid, the money arrives even when you close this page.',
  'returning.title': 'Your payment',
  'returning.wallet': 'See my wallet',
};
