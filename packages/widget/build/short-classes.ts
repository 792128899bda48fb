import { type ShortNames, shortenScript, shortNames } from '@songwai/ui/build/short-names';
import type { Plugin } from 'rollup';

interface ShortClassesOptions {
  /** Modules with styles, besides sheets. */
  readonly styles: readonly string[];
  /** Names to keep. */
  readonly reserved: readonly string[];
  /** Design tokens that keep their names: a host may set them, or a script builds their names. */
  readonly reservedTokens: RegExp;
  /** Sheets whose names come after all others: they change nothing in what everybody fetches. */
  readonly last: RegExp;
}

const token = /--songwai-([\w-]+)/g;

/**
 * Gives every class, property, design token, container and animation of the sheets in the bundle two letters (decision 0011), in the sheets
 * and in whatever names them. Within a shadow root nobody outside asks for them. `tokens.json` tells which token became what.
 */
export const shortClasses = ({ styles, reserved, reservedTokens, last }: ShortClassesOptions): Plugin => {
  let names: ShortNames = new Map();
  /** A token's name with our prefix, which all tokens have. */
  const ownTokens = (code: string): string =>
    code.replace(token, (whole: string, name: string) => (reservedTokens.test(whole) ? whole : `--sw-songwai-${name}`));
  /** A rendered tree without the classes that no sheet of the bundle has; those of `sw-` are all ours. */
  const onlyStyled = (code: string): string =>
    code.replace(/(?<=\bclass: ?")[^"]*(?=")/g, (list) =>
      list
        .split(' ')
        .filter((name) => names.has(name) || reserved.includes(name) || !name.startsWith('sw-'))
        .join(' '),
    );
  return {
    name: 'short-classes',
    renderStart() {
      // Sorted by the modules' names, so that every build gives the same names.
      const sheets = [...this.getModuleIds()].filter((id) => id.endsWith('.css') || styles.includes(id)).toSorted();
      const isLast = (id: string): boolean => last.test(id);
      const short = shortNames(
        [...sheets.filter((id) => !isLast(id)), ...sheets.filter(isLast)].map((id) =>
          ownTokens(this.getModuleInfo(id)?.code ?? ''),
        ),
        reserved,
      );
      // Inside a shadow root they need no prefix.
      names = new Map([...short].map(([name, shortName]) => [name, shortName.replace('sw-', '_')]));
    },
    renderChunk: (code) => ({ code: shortenScript(onlyStyled(ownTokens(code)), names), map: null }),
    generateBundle() {
      const tokens = [...names].filter(([name]) => name.startsWith('sw-songwai-'));
      const source = Object.fromEntries(tokens.map(([name, short]) => [name.replace('sw-', '--'), `--${short}`]));
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: JSON.stringify(source, null, 1) });
    },
  };
};
