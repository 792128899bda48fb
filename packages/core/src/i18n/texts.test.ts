import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '../basics/language.ts';
import { ruleCodes } from '../validation/rule-code.ts';
import { languages } from './language.ts';
import { loadTexts, type Texts } from './load-texts.ts';

/** Every file of texts, including those of single pages. */
const files = globSync('texts/th/**/*.ts', { cwd: import.meta.dirname }).map((file) => file.replace('texts/th/', ''));

const readTexts = async (language: Language, file: string): Promise<Texts> => {
  const path = join(import.meta.dirname, 'texts', language, file);
  const module: Readonly<Record<string, Texts>> = await import(/* @vite-ignore */ path);
  return Object.assign({}, ...Object.values(module));
};

/** The keys without plural suffixes. */
const baseKeys = (texts: Texts) => [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))].sort();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

/** Placeholders of all forms of a key, because an English `_one` may omit the count. */
const placeholdersOf = (texts: Texts, key: string) => [
  ...new Set([key, `${key}_one`, `${key}_other`].flatMap((form) => placeholders(texts[form] ?? ''))),
];

describe.each(files)('texts of %s', (file) => {
  // `news-admin.ts` has the texts of `newsAdmin`.
  const namespace = basename(file, '.ts').replace(/-(\w)/g, (_dash, initial: string) => initial.toUpperCase());

  it('have the same keys in both languages, all within their namespace', async () => {
    const [thai, english] = await Promise.all(languages.map((language) => readTexts(language, file)));
    const keys = baseKeys(thai ?? {});
    expect(baseKeys(english ?? {})).toEqual(keys);
    expect(keys.filter((key) => !key.startsWith(`${namespace}.`))).toEqual([]);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('have the same placeholders in both languages', async () => {
    const [thai = {}, english = {}] = await Promise.all(languages.map((language) => readTexts(language, file)));
    const differing = baseKeys(thai).filter(
      (key) => placeholdersOf(thai, key).sort().join() !== placeholdersOf(english, key).sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(languages)('in %s are filled in, without space around, markup, nesting or a brace too many', async (language) => {
    const odd = Object.entries(await readTexts(language, file)).filter(([, text]) => {
      const plain = text.replaceAll(/\{\{\w+\}\}/g, '');
      return text.trim() === '' || text !== text.trim() || /[<>{}]|\$t\(/.test(plain);
    });
    expect(odd).toEqual([]);
  });

  it.each(languages)('in %s have every plural form that the language needs', async (language) => {
    const texts = await readTexts(language, file);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = Object.keys(texts).filter((key) => key.endsWith('_other'));
    const missing = plurals.flatMap((key) =>
      needed.map((form) => key.replace(/other$/, form)).filter((form) => !(form in texts)),
    );
    expect(missing).toEqual([]);
  });
});

describe('texts', () => {
  it.each(languages)('say what to do about every rule in %s', async (language) => {
    const texts = await loadTexts(language, ['errors', 'forms']);
    expect(ruleCodes.filter((code) => !(`errors.${code}` in texts) && !(`forms.${code}` in texts))).toEqual([]);
  });

  it('are fetched only for the namespaces asked for', async () => {
    const texts = await loadTexts('en', ['common', 'tracking']);
    expect(new Set(Object.keys(texts).map((key) => key.split('.')[0]))).toEqual(new Set(['common', 'tracking']));
  });
});
