import { expect, test } from 'vitest';
import { wordsOf } from './attribute-labels.ts';

test('an attribute that came yesterday has a field with its own name and the manifest’s words', () => {
  const attribute = { name: 'brand-new', description: 'Does something.' };
  expect(wordsOf(attribute, 'th')).toEqual({ label: 'brand-new', hint: 'Does something.', isEnglish: true });
  expect(wordsOf(attribute, 'en')).toEqual({ label: 'brand-new', hint: 'Does something.', isEnglish: false });
});

test('a known one is in the language of the page', () => {
  const attribute = { name: 'lang', description: 'A language tag.' };
  expect(wordsOf(attribute, 'th').label).toBe('ภาษา');
  expect(wordsOf(attribute, 'en')).toEqual({ label: 'Language', hint: 'A language tag.', isEnglish: false });
});
