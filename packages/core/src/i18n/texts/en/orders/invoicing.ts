import type { EnglishOf } from '../../../text-keys.ts';

export const invoicing = {
  'invoicing.pay': 'Pay {{amount}}',
  'invoicing.resting': 'Paused: pay the overdue one first',
  'invoicing.restingMember': 'Paused until your company has paid the overdue one',
  'invoicing.underCheck': 'Paying by invoice is not possible yet',
  'invoicing.underCheckUntil': 'We are checking your company documents, by {{date}} at the latest.',
  'invoicing.way': 'Monthly invoice',
} satisfies EnglishOf<'invoicing'>;
