import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { type FoldedQuery, foldQuery } from './match.ts';
import { type BestOptions, type Scored, takeBest } from './score.ts';
import type { IndexedPlace } from './search-index.ts';

/** Shorter names occur in other words by chance. */
const shortestNameInText = 3;
const isNotThere = 99;
/** Stops and shops often have the names of streets and villages, which an address means instead. */
const isByTheWay: ReadonlySet<string> = new Set(['stop', 'point']);

/**
 * Scores a place's names within a text, lower is better: the longer the name and the better its district matches, the more
 * precise.
 */
function scoreWithin({ place, written }: IndexedPlace, query: FoldedQuery, districts: ReadonlySet<string>): number {
  const longest = written.reduce(
    (length, { text }) => (text.length > length && query.written.includes(text) ? text.length : length),
    shortestNameInText - 1,
  );
  if (longest < shortestNameInText) return isNotThere;
  const isInNamedDistrict = districts.size === 0 || districts.has(place.district.code);
  const ofSource = place.source === 'district' ? 20 : isByTheWay.has(place.source) ? 6 : 0;
  return (isInNamedDistrict ? 0 : 40) + ofSource - Math.min(longest, 18);
}

/** Builds the function that finds the places in a whole address. */
export function createPlacesWithin(
  index: readonly IndexedPlace[],
): (text: string, options?: BestOptions) => readonly PlaceEntry[] {
  const indexedDistricts = index.filter(({ place }) => place.source === 'district');

  const scoreAll = (places: readonly IndexedPlace[], query: FoldedQuery, districts: ReadonlySet<string>): readonly Scored[] =>
    places
      .map((indexed) => ({ place: indexed.place, score: scoreWithin(indexed, query, districts) }))
      .filter(({ score }) => score < isNotThere);

  return (text, options = {}) => {
    const folded = foldQuery(text);
    if (folded.written.length < shortestNameInText) return [];
    const districts = new Set(scoreAll(indexedDistricts, folded, new Set()).map(({ place }) => place.district.code));
    return takeBest(scoreAll(index, folded, districts), options);
  };
}
