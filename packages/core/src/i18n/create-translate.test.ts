import { describe, expect, it } from 'vitest';
import { createTranslate } from './create-translate.ts';
import type { Language } from './language.ts';
import type { Texts } from './load-texts.ts';
import type { TextKey } from './text-keys.ts';
import type { TextValues } from './translate.ts';

type AnyTranslate = (key: string, values?: TextValues) => string;

const make = (language: Language, texts: Texts, onMissing?: (key: string) => void): AnyTranslate => {
  const translate = createTranslate({ language, texts, ...(onMissing && { onMissing }) });
  return (key, values) => translate(key as TextKey, values);
};

describe('the t of both surfaces', () => {
  it('finds a flat key with dots and colons in it', () => {
    const t = make('th', { 'a.b.c': 'ลึก', 'a:b': 'สอง' });
    expect([t('a.b.c'), t('a:b')]).toEqual(['ลึก', 'สอง']);
  });

  it('fills in values, as often as they stand and in any order', () => {
    const t = make('en', { 'x.y': '{{b}} and {{a}} and {{ b }}, {{n}}' });
    expect(t('x.y', { a: 'A', b: 'B', n: 0 })).toBe('B and A and B, 0');
  });

  it('does not escape, nor look into what it fills in', () => {
    const t = make('th', { k: 'ไป{{place}}' });
    const odd = `<b>"Tom & Jerry's" {{x}} $t(k) $& $1</b>`;
    expect(t('k', { place: odd, x: 'no' })).toBe(`ไป${odd}`);
  });

  it.each([
    [0, '0 stops'],
    [1, '1 stop'],
    [1.5, '1.5 stops'],
    [2, '2 stops'],
  ])('speaks English of %d', (count, text) => {
    const t = make('en', { 'k.stops_one': '{{count}} stop', 'k.stops_other': '{{count}} stops' });
    expect(t('k.stops', { count })).toBe(text);
  });

  it.each([0, 1, 2])('has one form in Thai for %d', (count) => {
    const t = make('th', { 'k.stops_other': '{{count}} จุด' });
    expect(t('k.stops', { count })).toBe(`${count} จุด`);
  });

  it('uses the plain text where a key counts nothing', () => {
    const t = make('en', { k: '{{count}} in all' });
    expect(t('k', { count: 3 })).toBe('3 in all');
  });

  it('leaves a value that is not given empty', () => {
    const t = make('en', { k: 'for {{price}}.' });
    expect(t('k')).toBe('for .');
  });

  it('shows and reports a key that has no text', () => {
    const missing: string[] = [];
    const t = make('th', { k: 'มี' }, (key) => missing.push(key));
    expect(t('no.such.key')).toBe('no.such.key');
    expect(t('k')).toBe('มี');
    expect(missing).toEqual(['no.such.key']);
  });
});
