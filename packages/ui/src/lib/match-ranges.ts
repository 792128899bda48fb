import type { MatchRange } from '../combobox-search/highlighted-text.tsx';

// Folds character by character, so that positions in the folded text are those of the original.
const fold = (text: string) =>
  Array.from(text, (character) =>
    character.toLowerCase().length === character.length ? character.toLowerCase() : character,
  ).join('');

/** The ranges of the query's words in a text, in order; empty if a word is missing. */
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
