import type { EnglishOf } from '../../../text-keys.ts';

export const legal = {
  'legal.authority': 'Authority',
  'legal.coming': 'This version is not in force yet',
  'legal.contents': 'On this page',
  'legal.current': 'Read the version in force',
  'legal.earlier': 'Earlier version',
  'legal.facts': 'Version {{version}} · in force from {{date}} · {{minutes}} min read',
  'legal.failed': 'The text did not load. Check your connection and try again.',
  'legal.officer': 'Data protection officer',
  'legal.old': 'This version is no longer in force',
  'legal.partnerFacts': 'Version {{version}} · published {{date}} · {{minutes}} min read',
  'legal.partnerTitle': 'Terms and conditions of {{partner}}',
  'legal.print': 'Print',
  'legal.section': 'Section {{number}} of {{count}}',
  'legal.summary': 'In short',
  'legal.unreviewed': 'To be checked by the operator’s lawyer before it is relied on.',
} satisfies EnglishOf<'legal'>;
