import type { EnglishOf } from '../../text-keys.ts';

export const widget = {
  'widget.booked': 'Booked. Looking for a driver.',
  'widget.poweredBy': 'Powered by Songwai',
} satisfies EnglishOf<'widget'>;
