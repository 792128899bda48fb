import { expect, it } from 'vitest';
import { singleSlashes } from './single-slashes.ts';

it.each([
  ['/pricing?to=//x', '/pricing?to=//x'],
  ['//pricing', '/pricing'],
  ['///en////faq//?q=a//b', '/en/faq/?q=a//b'],
  ['//?a', '/?a'],
  ['/en//faq?q=\\', '/en/faq?q=\\'],
])('%s is %s', (url, single) => {
  expect(singleSlashes(url)).toBe(single);
});

// A browser would take `/\evil.example` for `//evil.example`.
it.each(['/\\evil.example', '//\\evil.example', '/en//\\evil.example'])('%s stays as it is', (url) => {
  expect(singleSlashes(url)).toBe(url);
});
