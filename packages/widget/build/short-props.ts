import type { Plugin } from 'rollup';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string => `$${alphabet[Math.floor(index / alphabet.length)]}${alphabet[index % alphabet.length]}`;

/**
 * Shortens props of our views to three characters, the same in all chunks.
 *
 * @param props names that occur in no contract, stored draft, browser API, library or text
 */
export const shortProps = (props: readonly string[]): Plugin => {
  const names = new Map(props.map((name, index) => [name, nameOf(index)]));
  const pattern = new RegExp(`(?<![\\w$"'\`-])(?:${props.join('|')})(?![\\w$"'\`-])`, 'g');
  const quoted = new RegExp(`(["'\`])(?:${props.join('|')})\\1`);
  return {
    name: 'short-props',
    renderChunk(code) {
      // Code that uses the name as a string would not find the property.
      const [found] = quoted.exec(code) ?? [];
      if (found) this.error(`${found} stands in quotes: take it off the list`);
      return { code: code.replace(pattern, (name) => names.get(name) ?? name), map: null };
    },
  };
};
