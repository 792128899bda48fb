import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { root } from '../paths.mjs';

/**
 * The first piece of code in a language in a page of the docs, as a reader copies it.
 * @param page below `docs`
 * @throws {Error} if the page has none: what it is used for would prove nothing
 */
export const snippetOf = (page, language) => {
  const markdown = readFileSync(join(root, 'docs', page), 'utf8');
  const code = new Marked().lexer(markdown).find(({ type, lang }) => type === 'code' && lang === language);
  if (code === undefined) throw new Error(`docs/${page} has no code in ${language}`);
  return code.text;
};
