import type { Plugin } from 'rollup';

interface ShortTextsOptions {
  /** Beginnings of keys that a script completes (`errors.${code}`): they stay as they are. */
  readonly completed: readonly string[];
  /** Keys of texts that the elements never come to show, although a script could complete them; one that a module names stays. */
  readonly unreachable?: readonly string[];
}

type ShortKeys = ReadonlyMap<string, string>;

const textFile = /\/i18n\/texts\/th\/(?:[a-z-]+\/)?([a-z]+)\.ts$/;
const anyTextFile = /\/i18n\/texts\//;
/** The translation function appends the suffix of a plural. */
const suffix = '_(?:zero|one|two|few|many|other)';
const quotedKey = new RegExp(`(["'\`])([a-z]+\\.[\\w.]+?)(${suffix})?\\1`, 'g');
const completedKey = /\bt\(\s*`([a-z]+\.[\w.]*)\$\{/g;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string =>
  (index < alphabet.length ? '' : nameOf(Math.floor(index / alphabet.length) - 1)) + alphabet[index % alphabet.length];

/** The distinct keys of a namespace's Thai file. */
const keysIn = (code: string, namespace: string): ReadonlySet<string> => {
  const found = code.matchAll(new RegExp(`["'](${namespace}\\.[\\w.]+?)(?:${suffix})?["']\\s*:`, 'g'));
  return new Set([...found].map(([, key = '']) => key));
};

/** A text of a given key, with the comma after it. */
const textOf = (key: string): RegExp =>
  new RegExp(`(["'])${key.replaceAll('.', '\\.')}(?:${suffix})?\\1\\s*:\\s*(["'\`])(?:(?!\\2).|\\\\.)*\\2,?`, 'g');

/**
 * Leaves out texts that no module asks for, and gives the others' keys one or two letters after their namespace
 * (`order.bookNoPrice` becomes `order.k`), in the texts and in the code that asks for them. A key always stands in quotes as a
 * whole, which the type of `t` makes sure of.
 */
export const shortTexts = ({ completed, unreachable = [] }: ShortTextsOptions): Plugin => {
  let keys: ShortKeys = new Map();
  let unused: readonly RegExp[] = [];
  const shorten = (code: string): string =>
    unused
      .reduce((left, text) => left.replace(text, ''), code)
      .replace(quotedKey, (whole: string, ...[quote, key, plural = '']: string[]) => {
        const short = keys.get(key ?? '');
        return short ? `${quote}${short}${plural}${quote}` : whole;
      });
  return {
    name: 'short-texts',
    renderStart() {
      const modules = [...this.getModuleIds()].toSorted().map((id) => ({ id, code: this.getModuleInfo(id)?.code ?? '' }));
      for (const { id, code } of modules)
        for (const [, start = ''] of code.matchAll(completedKey))
          if (!completed.includes(start))
            this.error(`${id} completes a text's key, "${start}…": name it among the completed ones`);
      const asked = modules.filter(({ id }) => !anyTextFile.test(id)).map(({ code }) => code);
      const isAsked = (key: string) => asked.some((code) => code.includes(key));
      const found = modules.flatMap(({ id, code }) => {
        const [, namespace] = textFile.exec(id) ?? [];
        if (!namespace) return [];
        const known = [...keysIn(code, namespace)].filter((key) => !completed.some((start) => key.startsWith(start)));
        return [{ namespace, known }];
      });
      unused = [
        ...unreachable.filter((key) => !isAsked(key)),
        ...found.flatMap(({ known }) => known.filter((key) => !isAsked(key))),
      ].map(textOf);
      keys = new Map(
        found.flatMap(({ namespace, known }) => known.map((key, index) => [key, `${namespace}.${nameOf(index)}`] as const)),
      );
    },
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
};
