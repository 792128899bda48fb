import type { Plugin } from 'rollup';

interface OwnCopiesOptions {
  /** Modules that only this element has. */
  readonly element: RegExp;
  /** Modules that it shares with a booking, without state and contexts of their own: it gets copies of them. */
  readonly copied: RegExp;
}

/** A second slash makes another module of the same file. */
const copyOf = (id: string): string => id.replace(/\/(?=[^/]*$)/, '//');
const originalOf = (id: string): string => id.replace(/\/\/(?=[^/]*$)/, '/');
const isCopy = (id: string): boolean => id !== originalOf(id);

/**
 * Gives an element copies of small modules of the booking. Otherwise it would fetch the booking's chunks for them, or they would leave these
 * chunks, which then compress less well for everybody who books.
 */
export const ownCopies = ({ element, copied }: OwnCopiesOptions): Plugin => ({
  name: 'own-copies',
  async resolveId(source, importer) {
    if (!importer || !(isCopy(importer) || element.test(importer))) return null;
    const resolved = await this.resolve(source, originalOf(importer), { skipSelf: true });
    if (!resolved || resolved.external || !copied.test(resolved.id)) return resolved;
    return { ...resolved, id: copyOf(resolved.id) };
  },
  // What comes later is the same for all elements.
  async resolveDynamicImport(source, importer) {
    return typeof source === 'string' && isCopy(importer) ? this.resolve(source, originalOf(importer), { skipSelf: true }) : null;
  },
});
