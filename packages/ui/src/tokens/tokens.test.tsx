import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = `${import.meta.dirname}/../`;
const read = (file: string) => readFileSync(`${source}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('**/*.css', { cwd: source }).toSorted();
const components = sheets.filter((file) => !file.endsWith('tokens.css'));
const tokens = read('tokens/tokens.css');

test('there are style sheets to look at', () => {
  expect(components.length).toBeGreaterThan(25);
});

test.each(components)('%s spells no colour and no shadow of its own', (file) => {
  const css = read(file);
  expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
  const shadows = [...css.matchAll(/box-shadow:([^;]+);/g)].map(([, value = '']) => value);
  for (const shadow of shadows) expect(shadow).toMatch(/var\(--songwai-|none/);
});

test.each(components)('%s takes its type sizes from the scale', (file) => {
  const sizes = [...read(file).matchAll(/font-size:\s*([^;]+);/g)].map(([, value = '']) => value);
  for (const size of sizes) expect(size).toMatch(/^var\(--songwai-text-|^0$|^inherit$/);
});

test.each(sheets)('%s has no rem, and names nothing that is not ours', (file) => {
  const css = read(file);
  expect(css.match(/\d(?:\.\d+)?rem\b/)).toBeNull();
  const selectors = [...css.matchAll(/(?:^|[};])\s*([^@{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  for (const selector of selectors.filter((one) => !/^(?:from|to|\d+%)$/.test(one))) {
    expect(selector).toMatch(/^(?::root|:host|:where\(\.sw-root\)|\.sw-)/);
  }
});

test('every token that is used is spelt', () => {
  const spelt = new Set([...tokens.matchAll(/(--songwai-[\w-]+):/g)].map(([, name]) => name));
  const given = new Set(['--songwai-accent']);
  const used = sheets.flatMap((file) => [...read(file).matchAll(/var\((--songwai-[\w-]+)/g)].map(([, name = '']) => name));
  expect(used.filter((name) => !spelt.has(name) && !given.has(name))).toEqual([]);
});
