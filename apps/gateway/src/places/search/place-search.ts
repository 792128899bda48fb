import type { LatLng } from '@songwai/core/basics/geo';
import type { Gazetteer, PlaceEntry } from '../gazetteer/place-entry.ts';
import { type FoldedQuery, foldQuery, matchDirectly, quality } from './match.ts';
import { createMisspellingSearch, type Misspelt } from './misspelling-search.ts';
import { type IndexedPlace, indexPlace } from './search-index.ts';

export interface PlaceSearchOptions {
  /** At most 10. */
  readonly limit?: number;
  /** Breaks ties between equally good and equally well-known names. */
  readonly near?: LatLng;
}

export interface PlaceSearch {
  /** Best first. An empty query finds nothing. */
  find(query: string, options?: PlaceSearchOptions): readonly PlaceEntry[];
  /** The place that a longer text (an address) speaks of, most precise first. */
  findWithin(text: string, options?: PlaceSearchOptions): readonly PlaceEntry[];
}

const mostResults = 10;
/** Shorter names occur in other words by chance. */
const shortestNameInText = 3;

interface Scored {
  readonly place: PlaceEntry;
  readonly score: number;
}

/** Rough and quick: only compared with one another. */
function squaredDegrees(one: LatLng, other: LatLng): number {
  return (one.lat - other.lat) ** 2 + (one.lng - other.lng) ** 2;
}

function takeBest(found: Scored[], { limit = mostResults, near }: PlaceSearchOptions): readonly PlaceEntry[] {
  found.sort(
    (one, other) =>
      one.score - other.score ||
      one.place.rank - other.place.rank ||
      (near === undefined ? 0 : squaredDegrees(near, one.place) - squaredDegrees(near, other.place)) ||
      one.place.en.length - other.place.en.length ||
      one.place.id.localeCompare(other.place.id),
  );
  return found.slice(0, Math.min(limit, mostResults)).map(({ place }) => place);
}

function scoreAll(index: readonly IndexedPlace[], score: (indexed: IndexedPlace) => number): Scored[] {
  const found: Scored[] = [];
  for (const indexed of index) {
    const value = score(indexed);
    if (value < quality.none) found.push({ place: indexed.place, score: value });
  }
  return found;
}

/** The fewer the mistakes the better; then a name that begins so before one that only has such a word. */
function scoreMisspelt(misspelt: readonly Misspelt[]): Scored[] {
  const best = new Map<PlaceEntry, number>();
  for (const { indexed, edits, isWholeName } of misspelt) {
    const score = edits + (isWholeName ? 0 : 0.5);
    best.set(indexed.place, Math.min(score, best.get(indexed.place) ?? score));
  }
  return [...best].map(([place, score]) => ({ place, score }));
}

/** Names of the text's places: the longer the name, and the better its district agrees, the more precise. */
function scoreWithin({ place, written }: IndexedPlace, query: FoldedQuery, districts: ReadonlySet<string>): number {
  const longest = written.reduce(
    (length, { text }) => (text.length > length && query.written.includes(text) ? text.length : length),
    shortestNameInText - 1,
  );
  if (longest < shortestNameInText) return quality.none;
  const isInNamedDistrict = districts.size === 0 || districts.has(place.district.code);
  return (isInNamedDistrict ? 0 : 40) + (place.kind === 'district' ? 20 : 0) - Math.min(longest, 18);
}

/** Searches the gazetteer in memory: forgives tones, spaces, case, romanisation and a wrong letter. */
export function createPlaceSearch(gazetteer: Gazetteer): PlaceSearch {
  const index = gazetteer.places.map(indexPlace);
  const findMisspelt = createMisspellingSearch(index);
  const indexedDistricts = index.filter(({ place }) => place.kind === 'district');

  return {
    find(query, options = {}) {
      const folded = foldQuery(query);
      if (folded.written === '') return [];
      const found = scoreAll(index, (indexed) => matchDirectly(indexed, folded));
      if (found.length > 0) return takeBest(found, options);
      return takeBest(scoreMisspelt(findMisspelt(folded.sounding)), options);
    },

    findWithin(text, options = {}) {
      const folded = foldQuery(text);
      if (folded.written.length < shortestNameInText) return [];
      const named = scoreAll(indexedDistricts, (indexed) => scoreWithin(indexed, folded, new Set()));
      const districts = new Set(named.map(({ place }) => place.district.code));
      return takeBest(
        scoreAll(index, (indexed) => scoreWithin(indexed, folded, districts)),
        options,
      );
    },
  };
}
