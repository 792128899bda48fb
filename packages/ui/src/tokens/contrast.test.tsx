import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSheets, rulesOf } from '../../tests/read-sheets.ts';
import { contrastOf, readTokenColors } from '../../tests/token-colors.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const colorOf = readTokenColors(css);

const AA_TEXT = 4.5;
const AA_CONTROL = 3;

/** The surfaces that each text colour is set on anywhere in the product. */
const texts: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  [
    'ink',
    [
      'canvas',
      'surface',
      'raised',
      'sunken',
      'brand-tint',
      'line',
      'marigold-tint',
      'danger-tint',
      'warn-tint',
      'success-tint',
      'info-tint',
    ],
  ],
  [
    'ink-soft',
    ['canvas', 'surface', 'raised', 'sunken', 'brand-tint', 'line', 'info-tint', 'success-tint', 'warn-tint', 'danger-tint'],
  ],
  ['brand-strong', ['canvas', 'surface', 'raised', 'sunken', 'brand-tint']],
  ['brand', ['canvas', 'surface', 'raised']],
  ['on-brand', ['brand', 'brand-strong']],
  ['brand', ['on-brand']],
  ['surface', ['brand-strong', 'ink']],
  ['on-marigold', ['marigold']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-deep', ['deep', 'deep-line', 'promptpay']],
  ['deep', ['on-deep']],
  ['on-deep-soft', ['deep']],
  ['danger', ['canvas', 'surface', 'raised', 'danger-tint']],
  ['warn', ['canvas', 'surface', 'raised', 'warn-tint']],
  ['success', ['surface', 'raised', 'success-tint']],
  ['info', ['surface', 'raised', 'info-tint']],
  ['map-label', ['map-land', 'map-outside', 'map-halo', 'map-park']],
  ['map-water-ink', ['map-land', 'map-halo', 'map-water']],
];

/** Edges and marks that are the only visual sign of a control or a state. */
const controls: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
  ['control-border', ['canvas', 'surface', 'raised', 'sunken']],
  ['brand', ['canvas', 'surface', 'raised', 'brand-tint', 'map-land']],
  ['danger', ['canvas', 'surface', 'raised']],
  // The mark inside a switch.
  ['surface', ['control-border']],
];

/** The token, if a declaration's value is exactly one. */
const tokenOf = (value = '') => /^var\(--songwai-([\w-]+)\)$/.exec(value)?.[1];

/** Pairs of text and background colour that one rule of any sheet sets, anywhere in the product. */
const setTogether = ['packages/ui/src', 'packages/features/src', 'apps/portal/src'].flatMap((folder) =>
  readSheets(`${import.meta.dirname}/../../../../${folder}`).flatMap(({ file, css: sheet }) =>
    rulesOf(sheet).flatMap(({ selector, declarations }) => {
      const tokenAt = (names: readonly string[]) => tokenOf(declarations.findLast(([name]) => names.includes(name))?.[1]);
      const [ink, background] = [tokenAt(['color']), tokenAt(['background', 'background-color'])];
      return ink && background ? [{ ink, ground: background, where: `${file} ${selector}` }] : [];
    }),
  ),
);

test('every text that a sheet sets on a ground is among those whose contrast is computed', () => {
  expect(setTogether.length).toBeGreaterThan(20);
  const isComputed = ({ ink, ground }: { readonly ink: string; readonly ground: string }) =>
    [...texts, ...controls].some(([one, backgrounds]) => one === ink && backgrounds.includes(ground));
  expect(setTogether.filter((pair) => !isComputed(pair))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const all = (pairs: typeof texts) =>
    pairs.flatMap(([one, backgrounds]) => backgrounds.map((background) => [one, background] as const));

  test.each(all(texts))('%s can be read on %s', (ink, background) => {
    expect(contrastOf(colorOf(ink, theme), colorOf(background, theme))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test.each(all(controls))('the edge %s can be seen on %s', (mark, background) => {
    expect(contrastOf(colorOf(mark, theme), colorOf(background, theme))).toBeGreaterThanOrEqual(AA_CONTROL);
  });
});

test('the measure itself is right: black on white is 21, a colour on itself 1', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastOf([90, 90, 90], [90, 90, 90])).toBe(1);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
