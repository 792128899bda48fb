import type { Plugin } from 'rollup';

interface OwnCopiesOptions {
  /** Another way to write the last slash of a path, which makes another module of the same file: each element has one of its own. */
  readonly slash: '//' | '/./' | '/././' | '/./././' | '/././././';
  /** Modules that only this element has. */
  readonly element: RegExp;
  /** Modules that it shares with a booking, without state and contexts of their own: it gets copies of them. */
  readonly copied: RegExp;
}

/** The last slash of a path, however it is written; names begin with another character. */
const lastSlash = /(?:\/\.?)*\/(?=[^/.][^/]*$)/;

/**
 * Gives an element copies of small modules of the booking. Otherwise it would fetch the booking's chunks for them, or they would leave these
 * chunks, which then compress less well for everybody who books.
 */
export const ownCopies = ({ slash, element, copied }: OwnCopiesOptions): Plugin => {
  const isCopy = (id: string): boolean => lastSlash.exec(id)?.[0] === slash;
  const originalOf = (id: string): string => (isCopy(id) ? id.replace(lastSlash, '/') : id);
  const copyOf = (id: string): string => originalOf(id).replace(lastSlash, slash);
  return {
    name: 'own-copies',
    async resolveId(source, importer) {
      if (!importer || !(isCopy(importer) || element.test(importer))) return null;
      const resolved = await this.resolve(source, originalOf(importer), { skipSelf: true });
      if (!resolved || resolved.external || element.test(originalOf(resolved.id)) || !copied.test(resolved.id)) return resolved;
      return { ...resolved, id: copyOf(resolved.id) };
    },
    // What comes later is the same for all elements.
    async resolveDynamicImport(source, importer) {
      return typeof source === 'string' && isCopy(importer)
        ? this.resolve(source, originalOf(importer), { skipSelf: true })
        : null;
    },
  };
};
