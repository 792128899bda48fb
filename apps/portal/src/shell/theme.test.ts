import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { createTheme, themeKey } from './theme.ts';

const html = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8');
const blockingScript = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8');
/** Runs the script as a browser does in the head. */
const runBlockingScript = () => new Function(blockingScript)();

const shownColours = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = /<head>([\s\S]*)<\/head>/.exec(html)?.[1]?.replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? '';
});

test('a chosen theme is on the page at once, is kept, and is there before the next page is painted', async () => {
  const storage = createMemoryStorage();
  const theme = createTheme({ document, storage });
  expect(theme.store.getState().choice).toBe('system');
  theme.choose('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(await storage.get(themeKey)).toBe('dark');

  delete document.documentElement.dataset['theme'];
  localStorage.setItem(themeKey, 'dark');
  runBlockingScript();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(createTheme({ document, storage }).store.getState().choice).toBe('dark');
});

test('the way back to the device’s own theme leaves nothing behind', async () => {
  const storage = createMemoryStorage();
  const theme = createTheme({ document, storage });
  theme.choose('light');
  theme.choose('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(await storage.get(themeKey)).toBeNull();
  runBlockingScript();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('the browser’s own bar takes the colour of the theme that is shown', () => {
  const theme = createTheme({ document, storage: createMemoryStorage() });
  expect(shownColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  theme.choose('dark');
  expect(shownColours()).toEqual(['not all', 'all']);
  theme.choose('system');
  expect(shownColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('whatever else was kept under that name is no theme', () => {
  localStorage.setItem(themeKey, '"><script>');
  runBlockingScript();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('the theme is set by a script that blocks, before any style sheet or module', () => {
  expect(html).toMatch(/<script src="\/theme\.js"><\/script>/);
  expect(html.indexOf('/theme.js')).toBeLessThan(html.indexOf('type="module"'));
});
