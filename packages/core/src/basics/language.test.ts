import { expect, it } from 'vitest';
import { languageFromPath, pathWithoutLanguage } from './language.ts';

it.each([
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/neworder', 'en', '/neworder'],
  ['/en?utm_source=a', 'en', '/?utm_source=a'],
  ['/EN/faq', 'en', '/faq'],
  ['/th/neworder', 'th', '/neworder'],
  ['/', 'th', '/'],
  ['/english', 'th', '/english'],
  ['/enquiry/en', 'th', '/enquiry/en'],
  ['/thailand', 'th', '/thailand'],
] as const)('%s is in %s and shows %s', (path, language, rest) => {
  expect([languageFromPath(path), pathWithoutLanguage(path)]).toEqual([language, rest]);
});
