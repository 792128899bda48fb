import { type ShortNames, shortenScript, shortNames } from '@songwai/ui/build/short-names';
import type { Plugin } from 'rollup';

/**
 * Gives every class, property, container and animation of the sheets in the bundle two letters (decision 0011), in the sheets and in whatever
 * names them. Within a shadow root nobody outside asks for them.
 *
 * @param kept names that stay as they are
 */
export const shortClasses = (kept: readonly string[]): Plugin => {
  let names: ShortNames = new Map();
  return {
    name: 'short-classes',
    renderStart() {
      // In the order of the modules' names, which is the same at every build.
      const sheets = [...this.getModuleIds()].filter((id) => id.endsWith('.css')).toSorted();
      names = shortNames(
        sheets.map((id) => this.getModuleInfo(id)?.code ?? ''),
        kept,
      );
    },
    renderChunk: (code) => ({ code: shortenScript(code, names), map: null }),
  };
};
