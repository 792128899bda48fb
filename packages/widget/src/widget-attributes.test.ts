import { expect, test } from 'vitest';
import { readAttributes } from './widget-attributes.ts';

const elementWith = (attributes: Readonly<Record<string, string>>): Element => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

test('an element without attributes is in Thai', () => {
  expect(readAttributes(elementWith({}))).toEqual({ partner: '', token: '', trackingId: '', demo: null, language: 'th' });
});

test('a language that does not exist is as good as none', () => {
  expect(readAttributes(elementWith({ lang: 'fr' }))).toMatchObject({ language: 'th' });
});

test.each([
  ['en-US', 'en'],
  ['EN', 'en'],
  ['en-Latn-GB', 'en'],
  ['th-TH', 'th'],
  ['enm', 'th'],
  ['fr-CA', 'th'],
])('the language tag %s is spoken as %s', (lang, language) => {
  expect(readAttributes(elementWith({ lang }))).toMatchObject({ language });
});

test('what a page says is taken', () => {
  const element = elementWith({
    partner: 'baanchandra',
    token: 'a.b.c',
    'tracking-id': '8K2M7Q',
    demo: 'price-rise',
    lang: 'en',
  });
  expect(readAttributes(element)).toEqual({
    partner: 'baanchandra',
    token: 'a.b.c',
    trackingId: '8K2M7Q',
    demo: 'price-rise',
    language: 'en',
  });
});
