import type { EnglishOf } from '../../text-keys.ts';

export const widget = {
  'widget.booked': 'Booked. Looking for a driver.',
  'widget.by': 'by',
  'widget.loading': 'Opening the delivery form',
  'widget.name': 'Songwai',
  'widget.refresh': 'Reload the page',
  'widget.signOnFailed': 'This site could not confirm who you are',
  'widget.signOnFailedHelp': 'You can check prices, but please reload the page before booking.',
  'widget.title': 'Send a parcel',
  'widget.trackingTitle': 'Follow your delivery',
} satisfies EnglishOf<'widget'>;
