import type { MatchRange } from '@songwai/ui/combobox-search/highlighted-text';

/** Positions of the query's words in a name, for bold letters; none if the search matched by sound or spelling. */
export function findMatches(name: string, query: string): readonly MatchRange[] {
  const haystack = name.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges: MatchRange[] = [];
  let from = 0;
  for (const word of words) {
    const start = haystack.indexOf(word, from);
    if (start < 0) continue;
    from = start + word.length;
    ranges.push([start, from]);
  }
  return ranges;
}
