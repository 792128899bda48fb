import type { EnglishOf } from '../../text-keys.ts';

export const consent = {
  'consent.accept': 'I accept Songwai’s {{privacy}} and {{terms}}',
  'consent.missing': 'Please accept this before you book. Without it the service cannot be used.',
  'consent.newWindow': 'opens in a new window',
  'consent.partner': 'terms and privacy of {{partner}}',
  'consent.privacy': 'privacy policy',
  'consent.terms': 'terms and conditions',
  'consent.withPartner': 'I accept Songwai’s {{privacy}} and {{terms}}, and the {{partnerTerms}}',
} satisfies EnglishOf<'consent'>;
