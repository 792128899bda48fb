import type { EnglishOf } from '../../text-keys.ts';

export const widget = {
  'widget.by': 'by',
  'widget.name': 'Songwai',
  'widget.signOnFailed': 'This site could not confirm who you are',
  'widget.signOnFailedHelp': 'You can check prices, but please reload the page before booking.',
  'widget.title': 'Send a parcel',
  'widget.trackingTitle': 'Follow your delivery',
} satisfies EnglishOf<'widget'>;
