import type { EnglishOf } from '../../text-keys.ts';

export const tracking = {
  'tracking.notFound': 'No job was found for this link. Please check it with whoever sent it to you.',
  'tracking.reconnecting': 'Reconnecting. This is the last known state.',
  'tracking.title': 'Track a delivery',
} satisfies EnglishOf<'tracking'>;
