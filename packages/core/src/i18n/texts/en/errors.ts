import type { EnglishOf } from '../../text-keys.ts';

export const errors = {
  'errors.gateway.network': 'We cannot be reached. Check your connection and try again.',
} satisfies EnglishOf<'errors'>;
