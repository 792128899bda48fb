import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Language } from '../basics/language.ts';
import { createTranslate } from './create-translate.ts';
import { i18nextOptions } from './i18next-options.ts';
import type { Texts } from './load-texts.ts';
import type { TextKey } from './text-keys.ts';
import type { TextValues } from './translate.ts';

type AnyTranslate = (key: string, values?: TextValues) => string;
type Make = (language: Language, texts: Texts, onMissing?: (key: string) => void) => Promise<AnyTranslate>;

const makeSmall: Make = async (language, texts, onMissing) => {
  const translate = createTranslate({ language, texts, ...(onMissing && { onMissing }) });
  return (key, values) => translate(key as TextKey, values);
};

/** Set up as in the portal. */
const makeBig: Make = async (language, texts, onMissing) => {
  const instance = i18next.createInstance();
  await instance.init({
    ...i18nextOptions,
    lng: language,
    resources: { [language]: { translation: texts } },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => onMissing?.(key),
  });
  return (key, values) => instance.t(key, values ?? {});
};

/** Both surfaces show the same texts, so both `t`s must return the same. */
describe.each([
  ['the small t', makeSmall],
  ['i18next', makeBig],
])('%s', (_name, make) => {
  it('finds a flat key with dots and colons in it', async () => {
    const t = await make('th', { 'a.b.c': 'ลึก', 'a:b': 'สอง' });
    expect([t('a.b.c'), t('a:b')]).toEqual(['ลึก', 'สอง']);
  });

  it('fills in values, as often as they stand and in any order', async () => {
    const t = await make('en', { 'x.y': '{{b}} and {{a}} and {{ b }}, {{n}}' });
    expect(t('x.y', { a: 'A', b: 'B', n: 0 })).toBe('B and A and B, 0');
  });

  it('does not escape, nor look into what it fills in', async () => {
    const t = await make('th', { k: 'ไป{{place}}' });
    const odd = `<b>"Tom & Jerry's" {{x}} $t(k) $& $1</b>`;
    expect(t('k', { place: odd, x: 'no' })).toBe(`ไป${odd}`);
  });

  it.each([
    [0, '0 stops'],
    [1, '1 stop'],
    [1.5, '1.5 stops'],
    [2, '2 stops'],
  ])('speaks English of %d', async (count, text) => {
    const t = await make('en', { 'k.stops_one': '{{count}} stop', 'k.stops_other': '{{count}} stops' });
    expect(t('k.stops', { count })).toBe(text);
  });

  it.each([0, 1, 2])('has one form in Thai for %d', async (count) => {
    const t = await make('th', { 'k.stops_other': '{{count}} จุด' });
    expect(t('k.stops', { count })).toBe(`${count} จุด`);
  });

  it('uses the plain text where a key counts nothing', async () => {
    const t = await make('en', { k: '{{count}} in all' });
    expect(t('k', { count: 3 })).toBe('3 in all');
  });

  it('leaves a value that is not given empty', async () => {
    const t = await make('en', { k: 'for {{price}}.' });
    expect(t('k')).toBe('for .');
  });

  it('shows and reports a key that has no text', async () => {
    const missing: string[] = [];
    const t = await make('th', { k: 'มี' }, (key) => missing.push(key));
    expect(t('no.such.key')).toBe('no.such.key');
    expect(t('k')).toBe('มี');
    expect(missing).toEqual(['no.such.key']);
  });
});
