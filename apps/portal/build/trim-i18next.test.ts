import { i18nextOptions } from '@songwai/core/i18n/i18next-options';
import * as whole from 'i18next';
import { describe, expect, it } from 'vitest';
import source from '../node_modules/i18next/dist/esm/i18next.js?raw';
import { trimI18next } from './trim-i18next.ts';

const trimmed: Pick<typeof whole, 'createInstance'> = await import(
  /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(trimI18next(source)).toString('base64')}`
);

const texts = {
  'a.plain': 'จองรถ',
  'a.name': 'Dear {{name}}, {{missing}}',
  'a.stops_one': '{{count}} stop',
  'a.stops_other': '{{count}} stops',
};

/** As the portal does it: nothing to load at first, texts are added, the language changes. */
async function translateWith({ createInstance }: Pick<typeof whole, 'createInstance'>): Promise<readonly string[]> {
  const i18n = createInstance();
  await i18n.init({ ...i18nextOptions, initAsync: false, lng: 'th', supportedLngs: ['th', 'en'], resources: {} });
  for (const language of ['th', 'en']) i18n.addResourceBundle(language, 'translation', texts);
  const all = () => [
    i18n.t('a.plain'),
    i18n.t('a.name', { name: '<b>$t(a.plain)' }),
    ...[0, 1, 2].map((count) => i18n.t('a.stops', { count })),
    i18n.t('a.unknown'),
  ];
  const inThai = all();
  await i18n.changeLanguage('en');
  return [...inThai, i18n.language, ...all(), String(i18n.hasLoadedNamespace('translation'))];
}

describe('i18next without the parts that are not used', () => {
  it('is smaller, and says the same', async () => {
    expect(source.length - trimI18next(source).length).toBeGreaterThan(13_000);
    expect(await translateWith(trimmed)).toEqual(await translateWith(whole));
  });

  it('refuses a release that is built otherwise', () => {
    expect(() => trimI18next('class Translator {\n}\n')).toThrow('no class Connector');
  });
});
