import { expect, test } from 'vitest';
import { readSheets, rulesOf } from '../../tests/read-sheets.ts';

const sheets = readSheets(`${import.meta.dirname}/..`);
const components = sheets.filter(({ file }) => file !== 'tokens/tokens.css');
const sheetNamed = (name: string) => sheets.find(({ file }) => file === `tokens/${name}.css`)?.css ?? '';
const valuesOf = (css: string, property: string) =>
  rulesOf(css).flatMap(({ declarations }) => declarations.filter(([name]) => name === property).map(([, value]) => value));

test('there are style sheets to look at', () => {
  expect(components.length).toBeGreaterThan(25);
});

test.each(components)('$file spells no colour and no shadow of its own', ({ css }) => {
  expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
  for (const shadow of valuesOf(css, 'box-shadow')) expect(shadow).toMatch(/var\(--songwai-|none/);
});

/** A page of paper in miniature: its type is as large as its width makes it. */
const miniature = 'document-preview/document-preview.css';

test.each(components.filter(({ file }) => file !== miniature))('$file takes its type sizes from the scale', ({ css }) => {
  // Text in columns of a seventh or a fifth of the window is limited by the window, so that large text does not collide.
  const fromScale = /^var\(--songwai-text-|^min\(var\(--songwai-text-\d+\), [\d.]+vw\)$|^0$|^inherit$/;
  for (const size of valuesOf(css, 'font-size')) expect(size).toMatch(fromScale);
});

test.each(sheets)('$file has no rem, and names nothing that is not ours', ({ css }) => {
  expect(css.match(/\d(?:\.\d+)?rem\b/)).toBeNull();
  for (const { selector } of rulesOf(css).filter((rule) => !/^(?:from|to|\d+%)(?:,|$)/.test(rule.selector))) {
    for (const one of selector.split(/,\s*(?![^(]*\))/)) expect(one).toMatch(/^:root|^:host|\.sw-/);
  }
});

test('every token that is used is spelt', () => {
  const spelt = new Set([...sheetNamed('tokens').matchAll(/(--songwai-[\w-]+):/g)].map(([, name]) => name));
  const given = new Set(['--songwai-accent', '--songwai-frame-height']);
  const used = sheets.flatMap(({ css }) => [...css.matchAll(/var\((--songwai-[\w-]+)/g)].map(([, name = '']) => name));
  expect(used.filter((name) => !spelt.has(name) && !given.has(name))).toEqual([]);
});

test('what may be dense is as high as a finger needs, and lower only where there is a mouse', () => {
  const heights = valuesOf(sheetNamed('tokens'), '--songwai-control-dense');
  expect(heights).toEqual(['44px', '36px']);
  expect(sheetNamed('tokens')).toMatch(/@media \(pointer: fine\) \{[^@]*--songwai-control-dense: 36px/);
});

test('someone who forces colours gets theirs everywhere: no token keeps a colour of ours', () => {
  const colours = [...sheetNamed('tokens').matchAll(/--songwai-([\w-]+): (?:var\(--songwai-own-[\w-]+, )?(?:light-dark\(|#)/g)];
  const forced = new Map(
    [...sheetNamed('forced-colors').matchAll(/--songwai-([\w-]+): (\w+);/g)].map(([, name, value]) => [name, value]),
  );
  const system = /^(?:Canvas|CanvasText|GrayText|Highlight|HighlightText|Mark|MarkText|ButtonBorder)$/;
  expect(colours.length).toBeGreaterThan(40);
  const unthemed = colours
    .map(([, name]) => name)
    .filter((name) => !name?.startsWith('own-') && !system.test(forced.get(name) ?? ''));
  expect(unthemed).toEqual([]);
});

test('a page on paper is ink on white, without a shadow', () => {
  const printSheet = sheetNamed('print');
  expect(valuesOf(printSheet, 'color-scheme')).toEqual(['light']);
  const shadows = [...sheetNamed('tokens').matchAll(/(--songwai-shadow[\w-]*):/g)].map(([, name = '']) => name);
  for (const name of new Set(shadows)) expect(valuesOf(printSheet, name)).toEqual(['none']);
});

/**
 * Matches a literal duration longer than the map's 1 ms theme watcher; a sheet that has one must handle reduced motion itself.
 */
const lasting = /(?:transition|animation):[^;}]*?\b(?:[2-9]|\d{2,})(?:ms|s)\b|(?:transition|animation):[^;}]*?\b1s\b/;

test('reduced motion stills the one value by which things move', () => {
  expect(sheetNamed('tokens')).toMatch(/prefers-reduced-motion: reduce\)[^@]*--songwai-ease: 0s/);
});

test.each(components)('$file moves by that value, or says what happens under reduced motion', ({ css }) => {
  expect(lasting.test(css) && !css.includes('prefers-reduced-motion')).toBe(false);
});
