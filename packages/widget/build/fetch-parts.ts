import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

interface FetchPartsOptions {
  /** The tag of one element; its class provides the loader's `fetchFirst` to every chunk. */
  readonly tag: string;
}

const folder = 'chunks/';
const partOf = (fileName: string): string => fileName.slice(folder.length, -'.js'.length);

const chunksOf = (bundle: OutputBundle): readonly OutputChunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Matches the code below with any quotes. */
const firstPart = /(\.fetchFirst\()["'`]([\w-]+)["'`]/g;

/** A chunk with its static imports, and theirs. */
const allOf = (part: string, chunks: readonly OutputChunk[]): readonly string[] => {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(partOf(fileName))) return;
    found.add(partOf(fileName));
    chunk.imports.forEach(visit);
  };
  visit(`${folder}${part}.js`);
  return [...found];
};

/**
 * Makes every dynamic import fetch its files first (`src/loader/fetch-first.ts`), and puts all chunks into one folder named by a hash of their
 * content, so that they import each other by plain names without hashes.
 */
export const fetchParts = ({ tag }: FetchPartsOptions): Plugin => ({
  name: 'fetch-parts',
  renderDynamicImport({ targetChunk }) {
    if (targetChunk === null) return null;
    // The imports of a chunk are known only when all chunks exist.
    return { left: `customElements.get('${tag}').fetchFirst('${partOf(targetChunk.fileName)}',()=>import(`, right: '))' };
  },
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const parts = chunks.filter(({ isEntry }) => !isEntry);
    // What most chunks import comes last in every list: lists that end alike compress better.
    const importersOf = (part: string) => parts.filter(({ imports }) => imports.includes(`${folder}${part}.js`)).length;
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    for (const chunk of chunks) {
      // A page may ask for the entry by another address, and would get a second copy of it.
      if (chunk.imports.some((name) => entries.includes(name)))
        this.error(`${chunk.fileName} imports the loader: give what they share a module of its own on either side`);
      // The importing chunk and its imports are loaded already.
      const running = chunk.isEntry ? [] : allOf(partOf(chunk.fileName), parts);
      const missingOf = (part: string) =>
        allOf(part, parts)
          .filter((one) => !running.includes(one))
          .toSorted((a, b) => importersOf(a) - importersOf(b));
      chunk.code = chunk.code.replace(
        firstPart,
        (_whole, start: string, part: string) => start + JSON.stringify(missingOf(part)),
      );
    }
    const hash = createHash('sha256');
    for (const { fileName, code } of parts.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
      hash.update(fileName).update(code);
    const named = `${folder}${hash.digest('hex').slice(0, 8)}/`;
    const rename = (fileName: string): string => fileName.replace(folder, named);
    for (const chunk of chunks) {
      chunk.fileName = rename(chunk.fileName);
      chunk.imports = chunk.imports.map(rename);
      chunk.dynamicImports = chunk.dynamicImports.map(rename);
      if (chunk.isEntry) chunk.code = chunk.code.replaceAll(`./${folder}`, `./${named}`);
    }
  },
});
