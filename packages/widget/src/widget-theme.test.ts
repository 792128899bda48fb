// Needs its own modules: the class of an element belongs to the page that it was made in.
import { readSheets, rulesOf } from '@songwai/ui/tests/read-sheets';
import { contrastOf, mix, type Rgb, readTokenColors, type Theme } from '@songwai/ui/tests/token-colors';
import { expect, test, vi } from 'vitest';
import { fromOklch, toOklch } from '../tests/oklch.ts';
import { defineElement } from './elements/songwai-element.ts';
import { SongwaiTracking } from './elements/songwai-tracking.ts';
import { mountElement } from './loader/mount-element.tsx';

const packages = `${import.meta.dirname}/../..`;
const tokens = readSheets(`${packages}/ui/src/tokens`).find(({ file }) => file === 'tokens.css')?.css ?? '';
const colorOf = readTokenColors(tokens);

const AA_TEXT = 4.5;
const AA_MARK = 3;

/** Reads a number from the style sheet, so that the test computes what browsers compute. */
const said = (pattern: RegExp): number => {
  const found = pattern.exec(tokens)?.[1];
  if (found === undefined) throw new Error(`tokens.css says nothing like ${pattern}`);
  return Number(found);
};
const darkestAllowed = { light: said(/min\(l, ([\d.]+)\) c h/), dark: said(/max\(l, ([\d.]+)\) c h/) };
const shares = { strong: said(/own-strong: [^;]*?(\d+)%/) / 100, tint: said(/own-tint: [^;]*?(\d+)%/) / 100 };

/** The colours that the sheet derives from a partner's colour. */
const derive = (accent: Rgb, theme: Theme) => {
  const [lightness, chroma, hue] = toOklch(accent);
  const pickExtreme = theme === 'light' ? Math.min : Math.max;
  const brand = fromOklch([pickExtreme(lightness, darkestAllowed[theme]), chroma, hue]);
  return {
    brand,
    'brand-strong': mix(brand, colorOf('ink', theme), shares.strong),
    'brand-tint': mix(brand, colorOf('surface', theme), shares.tint),
  };
};

const channel = [0, 32, 64, 96, 128, 160, 192, 224, 255];
const accents = channel.flatMap((red) => channel.flatMap((green) => channel.map((blue): Rgb => [red, green, blue])));

const texts = [
  ['on-brand', ['brand', 'brand-strong']],
  ['brand', ['canvas', 'surface', 'raised']],
  ['brand-strong', ['canvas', 'surface', 'raised', 'sunken', 'brand-tint']],
  ['ink', ['brand-tint']],
  ['ink-soft', ['brand-tint']],
] as const;

test.each(['light', 'dark'] as const)(
  'whatever colour a partner gives, all that follows from it can be read in the %s theme',
  (theme) => {
    for (const accent of accents) {
      const own: Readonly<Record<string, Rgb>> = derive(accent, theme);
      const colour = (name: string): Rgb => own[name] ?? colorOf(name, theme);
      for (const [ink, backgrounds] of texts) {
        for (const background of backgrounds) {
          const where = `${ink} on ${background} with rgb(${accent.join()})`;
          expect(contrastOf(colour(ink), colour(background)), where).toBeGreaterThanOrEqual(AA_TEXT);
        }
      }
      // The border of a chosen option, its only mark besides the dot.
      expect(contrastOf(colour('brand'), colour('brand-tint')), `rgb(${accent.join()})`).toBeGreaterThanOrEqual(AA_MARK);
    }
  },
);

test('a colour that can be read already is taken as it is', () => {
  const terracotta: Rgb = [156, 58, 36];
  expect(derive(terracotta, 'light').brand.map(Math.round)).toEqual(terracotta);
});

test('no sheet sets the one colour that is the partner’s to give', () => {
  const sheets = ['ui', 'features', 'widget'].flatMap((name) => readSheets(`${packages}/${name}/src`));
  expect(sheets.length).toBeGreaterThan(50);
  const setting = sheets.filter(({ css }) =>
    rulesOf(css).some(({ declarations }) => declarations.some(([property]) => property === '--songwai-accent')),
  );
  expect(setting.map(({ file }) => file)).toEqual([]);
});

test('inside an element no colour is said anew, so what a partner says on the element reaches everything in it', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const attributes = { partner: '', token: '', trackingId: '', demo: null, language: 'en' } as const;
  const content = { texts: [], render: () => null, update: () => undefined, dispose: () => undefined };
  const mounted = mountElement(
    {
      emit: vi.fn(),
      root,
      place: root.appendChild(document.createElement('div')),
      firstLook: null,
      attributes,
      gatewayOrigin: '',
      onRendered: vi.fn(),
      onFailed: vi.fn(),
    },
    content,
  );
  const inside = await vi.waitUntil(() => root.querySelector('.sw-widget'));
  expect(inside.hasAttribute('data-theme')).toBe(false);
  const places = rulesOf(tokens)
    .filter(({ declarations }) => declarations.some(([property]) => /^--songwai-(?:own|brand|surface|ink)/.test(property)))
    .flatMap(({ selector }) => selector.split(/,\s*/));
  expect(new Set(places)).toEqual(new Set([':root', ':host', '.sw-root[data-theme]']));
  mounted.unmount();
});

test('another theme changes what is seen and nothing else: the element is neither told nor begun anew', async () => {
  const update = vi.fn();
  const unmount = vi.fn();
  const mount = vi.fn(() => ({ update, unmount }));
  defineElement(SongwaiTracking, {
    tag: 'songwai-theme-probe',
    gatewayOrigin: '',
    loadMount: async () => mount,
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('./page/preflight.ts'),
  });
  const element = document.body.appendChild(document.createElement('songwai-theme-probe'));
  await vi.waitUntil(() => mount.mock.calls.length > 0);
  element.setAttribute('theme', 'dark');
  element.setAttribute('theme', 'light');
  element.removeAttribute('theme');
  expect([mount.mock.calls.length, update.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0, 0]);
  element.setAttribute('lang', 'en');
  expect(update).toHaveBeenCalledOnce();
});

test('an element’s own theme is stronger than the device’s', () => {
  const schemeOf = (selector: string) =>
    rulesOf(tokens)
      .filter((rule) => rule.selector.split(/,\s*/).includes(selector))
      .flatMap(({ declarations }) => declarations.filter(([property]) => property === 'color-scheme').map(([, value]) => value));
  expect(schemeOf(':host')).toEqual(['light dark']);
  expect(schemeOf(':host([theme="light"])')).toEqual(['light']);
  expect(schemeOf(':host([theme="dark"])')).toEqual(['dark']);
});
