import type { EnglishOf } from '../../text-keys.ts';

export const portal = {
  'portal.menuBook': 'Book a delivery',
  'portal.notFoundTitle': 'Page not found',
} satisfies EnglishOf<'portal'>;
