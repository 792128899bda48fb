import type { Plugin } from 'rollup';

interface ShortTextsOptions {
  /** Beginnings of keys that a script completes (`errors.${code}`): they stay as they are. */
  readonly completed: readonly string[];
}

type ShortKeys = ReadonlyMap<string, string>;

const textFile = /\/i18n\/texts\/th\/([a-z]+)\.ts$/;
/** A plural's suffix is put on by whoever translates. */
const suffix = '_(?:zero|one|two|few|many|other)';
const quotedKey = new RegExp(`(["'\`])([a-z]+\\.[\\w.]+?)(${suffix})?\\1`, 'g');
const completedKey = /\bt\(\s*`([a-z]+\.[\w.]*)\$\{/g;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string =>
  (index < alphabet.length ? '' : nameOf(Math.floor(index / alphabet.length) - 1)) + alphabet[index % alphabet.length];

/** The keys that the Thai file of a namespace has, each once. */
const keysIn = (code: string, namespace: string): ReadonlySet<string> => {
  const found = code.matchAll(new RegExp(`["'](${namespace}\\.[\\w.]+?)(?:${suffix})?["']\\s*:`, 'g'));
  return new Set([...found].map(([, key = '']) => key));
};

/**
 * Gives the texts' keys one or two letters after their namespace (`order.bookNoPrice` becomes `order.k`), in the texts and in whatever asks for
 * them. A key is known by standing in quotes as a whole, which the type of `t` sees to.
 */
export const shortTexts = ({ completed }: ShortTextsOptions): Plugin => {
  let keys: ShortKeys = new Map();
  const shorten = (code: string): string =>
    code.replace(quotedKey, (whole: string, ...[quote, key, plural = '']: string[]) => {
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
      keys = new Map(
        modules.flatMap(({ id, code }) => {
          const [, namespace] = textFile.exec(id) ?? [];
          if (!namespace) return [];
          return [...keysIn(code, namespace)]
            .filter((key) => !completed.some((start) => key.startsWith(start)))
            .map((key, index) => [key, `${namespace}.${nameOf(index)}`] as const);
        }),
      );
    },
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
};
