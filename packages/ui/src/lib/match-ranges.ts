import type { MatchRange } from '../combobox-search/highlighted-text.tsx';

// Letter by letter, so that the positions found in the folded text are those of the text itself.
const fold = (text: string) =>
  Array.from(text, (character) =>
    character.toLowerCase().length === character.length ? character.toLowerCase() : character,
  ).join('');

/** Where the words of a query stand in a text, in their order; nothing where one of them is missing. */
export function matchRanges(text: string, query: string): readonly MatchRange[] {
  const haystack = fold(text);
  const ranges: MatchRange[] = [];
  let from = 0;
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const start = haystack.indexOf(word, from);
    if (start < 0) return [];
    from = start + word.length;
    ranges.push([start, from]);
  }
  return ranges;
}
