import type { EnglishOf } from '../../../text-keys.ts';

export const invoicing = {
  'invoicing.underCheck': 'Paying by invoice is not possible yet',
  'invoicing.underCheckUntil': 'We are checking your company documents, by {{date}} at the latest.',
} satisfies EnglishOf<'invoicing'>;
