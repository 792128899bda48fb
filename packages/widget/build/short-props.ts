import type { Plugin } from 'rollup';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (index: number): string => `$${alphabet[Math.floor(index / alphabet.length)]}${alphabet[index % alphabet.length]}`;

/**
 * Gives props that our views hand each other three letters, in all chunks the same.
 *
 * @param props names that nobody else says: no contract, no draft, no browser, no library, and no text
 */
export const shortProps = (props: readonly string[]): Plugin => {
  const names = new Map(props.map((name, index) => [name, nameOf(index)]));
  const pattern = new RegExp(`(?<![\\w$"'\`-])(?:${props.join('|')})(?![\\w$"'\`-])`, 'g');
  const quoted = new RegExp(`(["'\`])(?:${props.join('|')})\\1`);
  return {
    name: 'short-props',
    renderChunk(code) {
      // Somebody asks for it by its name, and would find nothing.
      const [found] = quoted.exec(code) ?? [];
      if (found) this.error(`${found} stands in quotes: take it off the list`);
      return { code: code.replace(pattern, (name) => names.get(name) ?? name), map: null };
    },
  };
};
