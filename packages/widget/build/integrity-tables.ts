import { createHash } from 'node:crypto';
import type { OutputChunk, Plugin } from 'rollup';
import { type MinifyOptions, minify } from 'terser';

/** In the loader's code (`src/loader/part-integrity.ts`), with any quotes. */
const place = /JSON\.parse\((?<quote>["'`])\{"integrity":"of parts"\}\k<quote>\)/;

const sumOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const partOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('/') + 1, -'.js'.length);

/** The loader with the sums of its parts; null: it checks nothing. @throws {Error} if it has no place for them, so that nothing would be checked */
export const withSums = (loader: string, sums: Readonly<Record<string, string>> | null): string => {
  if (!place.test(loader)) throw new Error('The loader has no place for the integrity of its parts');
  return loader.replace(place, () => (sums ? `JSON.parse('${JSON.stringify(sums)}')` : 'null'));
};

/**
 * Writes the script twice: `songwai.js`, and `songwai.exact.js` for the addresses of exact versions, which knows what each part has to be. `integrity.json` has
 * the integrity of every file at such an address. Has to come after all plugins that change code.
 */
export const integrityTables = (minifying: MinifyOptions): Plugin => ({
  name: 'integrity-tables',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
    const loader = chunks.find(({ isEntry }) => isEntry);
    if (!loader) throw new Error('There is no loader');
    const parts = chunks
      .filter((chunk) => chunk !== loader)
      .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))
      .map(({ fileName, code }) => ({ fileName, sum: sumOf(code) }));
    const exact = withSums(loader.code, Object.fromEntries(parts.map(({ fileName, sum }) => [partOf(fileName), sum])));
    // Once more, because now the checks are known to be of no use.
    loader.code = (await minify(withSums(loader.code, null), minifying)).code ?? '';
    const all = [{ fileName: loader.fileName, sum: sumOf(exact) }, ...parts];
    this.emitFile({ type: 'asset', fileName: 'songwai.exact.js', source: exact });
    this.emitFile({
      type: 'asset',
      fileName: 'integrity.json',
      source: JSON.stringify(Object.fromEntries(all.map(({ fileName, sum }) => [fileName, sum])), null, 1),
    });
  },
});
