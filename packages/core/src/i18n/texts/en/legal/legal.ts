import type { EnglishOf } from '../../../text-keys.ts';

export const legal = {
  'legal.authority': 'Authority',
  'legal.contents': 'On this page',
  'legal.facts': 'Version {{version}} · in force from {{date}} · {{minutes}} min read',
  'legal.failed': 'The text did not load. Check your connection and try again.',
  'legal.officer': 'Data protection officer',
  'legal.partnerFacts': 'Version {{version}} · published {{date}} · {{minutes}} min read',
  'legal.partnerTitle': 'Terms and conditions of {{partner}}',
  'legal.print': 'Print',
  'legal.section': 'Section {{number}} of {{count}}',
  'legal.summary': 'In short',
} satisfies EnglishOf<'legal'>;
