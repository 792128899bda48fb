import { expect, test } from 'vitest';
import { createFirstLook } from './create-first-look.ts';
import type { FirstLook } from './first-look-tree.ts';

const look: FirstLook = {
  tree: [
    'section',
    { 'aria-label': 0, style: '--sw-width: 30%;' },
    ['svg:svg', { viewBox: '0 0 24 24' }, ['svg:path', { d: 'M0 0' }]],
    ['input', { placeholder: 1 }],
    ['button', { type: 'button' }, 2],
    'plain',
  ],
  texts: { th: ['ส่งของ', 'รับของที่ไหน', 'สลับ'], en: ['Send', 'Where from?', 'Swap'] },
};

test.each([
  ['th', 'ส่งของ', 'รับของที่ไหน', 'สลับ'],
  ['en', 'Send', 'Where from?', 'Swap'],
] as const)('the first look is there in the language %s without any text of HTML', (language, ...texts) => {
  const { element, fields } = createFirstLook(look, language);
  expect([
    element.firstElementChild?.getAttribute('aria-label') ?? null,
    ...fields.map(({ placeholder }) => placeholder),
    element.querySelector('button')?.textContent,
  ]).toEqual(texts);
  expect(element.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(element.querySelector('section')?.style.getPropertyValue('--sw-width')).toBe('30%');
});

test('a button that is pressed before it can do anything is known by its words', () => {
  const { element, pressed } = createFirstLook(look, 'en');
  expect(pressed()).toBeNull();
  element.querySelector('button')?.click();
  expect(pressed()).toBe('Swap');
});
