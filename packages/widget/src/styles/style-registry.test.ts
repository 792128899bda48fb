import { expect, test } from 'vitest';
import { adoptStyles, registerStyles } from './style-registry.ts';

const createRoot = (): ShadowRoot => document.createElement('div').attachShadow({ mode: 'open' });

test('a root that is there already gets the styles of code that comes later', () => {
  const root = createRoot();
  adoptStyles(root);
  const before = root.adoptedStyleSheets.length;
  registerStyles('.late{color:red}');
  expect(root.adoptedStyleSheets).toHaveLength(before + 1);
});

test('a root that comes later gets the styles that were there before, as the same sheets', () => {
  const first = createRoot();
  const second = createRoot();
  adoptStyles(first);
  registerStyles('.shared{color:red}');
  adoptStyles(second);
  expect(second.adoptedStyleSheets.at(-1)).toBe(first.adoptedStyleSheets.at(-1));
});

test('a root that is gone is not given any more', () => {
  const root = createRoot();
  const stop = adoptStyles(root);
  const before = root.adoptedStyleSheets.length;
  stop();
  registerStyles('.later{color:red}');
  expect(root.adoptedStyleSheets).toHaveLength(before);
});
