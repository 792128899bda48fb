import type { EnglishOf } from '../../text-keys.ts';

export const widget = {
  'widget.by': 'by',
  'widget.name': 'Songwai',
  'widget.title': 'Send a parcel',
} satisfies EnglishOf<'widget'>;
