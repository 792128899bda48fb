const heading = /^## Glossary$/m;

/** A row of the table: the term, its meaning, and the words that must not be used for it in names. */
const row = /^\| (?<term>[^|]+) \| [^|]+ \| (?<refused>[^|]*) \|$/gm;

/**
 * Reads from the glossary in `docs/architecture.md` which words are refused in names, and the term to use instead.
 * @param {string} page
 * @returns {Map<string, string>} from the refused word to its term
 */
export function readGlossary(page) {
  const [, section = ''] = page.split(heading);
  const [table] = section.split(/^## /m);
  const terms = new Map();
  for (const { groups } of table.matchAll(row)) {
    for (const [, word] of groups.refused.matchAll(/`([a-z]+)`/g)) terms.set(word, groups.term.replaceAll('*', ''));
  }
  return terms;
}

/** Standard terms that contain a refused word: "keep-alive", "keep waiting". */
const compounds = /\bkeep-(?=alive\b|waiting\b)/g;

/** @param {string} name in camelCase, PascalCase, UPPER_CASE or kebab-case */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_.]/g, '-')
    .toLowerCase()
    .replace(compounds, '')
    .split('-');

/**
 * The refused words in a name, each with the term to use instead. A plural is refused with its singular.
 * @param {Map<string, string>} glossary
 * @param {string} name
 */
export function refusedWords(glossary, name) {
  return wordsOf(name).flatMap((word) => {
    const term = glossary.get(word) ?? glossary.get(word.replace(/e?s$/, ''));
    return term === undefined ? [] : [{ word, term }];
  });
}
