import { expect, test, vi } from 'vitest';
import { showAccent } from './show-accent.ts';

const property = '--songwai-partner-accent';
const key = 'songwai:accent:baanchandra';
const ruleOf = (): CSSStyleDeclaration => document.createElement('i').style;

test('the colour of the last visit is there at once, that of today follows and is remembered', async () => {
  localStorage.setItem(key, '#111111');
  const answer = Promise.withResolvers<string>();
  const style = ruleOf();
  const shown = showAccent(style, 'baanchandra', () => answer.promise);
  expect(style.getPropertyValue(property)).toBe('#111111');
  answer.resolve('light-dark(#9c3a24, #f0a488)');
  await shown;
  expect([style.getPropertyValue(property), localStorage.getItem(key)]).toEqual(Array(2).fill('light-dark(#9c3a24, #f0a488)'));
});

test('a colour that is no more stored for the partner goes', async () => {
  localStorage.setItem(key, '#111111');
  const style = ruleOf();
  await showAccent(style, 'baanchandra', async () => '');
  expect([style.getPropertyValue(property), localStorage.getItem(key)]).toEqual(['', '']);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers something else', async () => undefined],
])('where the gateway %s the element stays as it is', async (_case, load) => {
  localStorage.setItem(key, '#111111');
  const style = ruleOf();
  await showAccent(style, 'baanchandra', load);
  expect([style.getPropertyValue(property), localStorage.getItem(key)]).toEqual(['#111111', '#111111']);
});

test('a page without storage has the colour, and an element without a partner asks for none', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  const style = ruleOf();
  await showAccent(style, 'baanchandra', async () => '#9c3a24');
  expect(style.getPropertyValue(property)).toBe('#9c3a24');
  const load = vi.fn(async () => '#9c3a24');
  await showAccent(style, '', load);
  expect(load).not.toHaveBeenCalled();
});
