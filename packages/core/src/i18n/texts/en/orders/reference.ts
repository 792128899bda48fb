import type { EnglishOf } from '../../../text-keys.ts';

export const reference = {
  'reference.hint': 'For example an order number. You can find the job by it later.',
  'reference.label': 'Your reference (optional)',
} satisfies EnglishOf<'reference'>;
