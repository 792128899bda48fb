import { setImmediate } from 'node:timers/promises';
import type { LatLng } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { mergeTwins } from '../open-data/merge-twins.ts';
import { type Area, createAreaSplitter } from './area-words.ts';
import { createKindSearch } from './kind-search.ts';
import { foldQuery, matchDirectly, quality } from './match.ts';
import { createPlacesWithin } from './places-within.ts';
import { mostResults, prominence, type Scored, takeBest } from './score.ts';
import { createPlaceIndexer, type IndexedPlace, withoutLeadingWord } from './search-index.ts';
import { createStreetNumbers } from './street-number.ts';
import { createGramIndex } from './text/gram-index.ts';
import { createMisspellings } from './text/misspelling.ts';

export interface PlaceSearchOptions {
  /** At most 10. */
  readonly limit?: number;
  /** Breaks ties between equally good and equally well-known names. */
  readonly near?: LatLng;
}

export interface RankOptions {
  readonly near?: LatLng;
  readonly isWanted: (place: PlaceEntry) => boolean;
}

export interface PlaceSearch {
  /** Best first. An empty query finds nothing. */
  find(query: string, options?: PlaceSearchOptions): readonly PlaceEntry[];
  /** The places that a longer text (an address) mentions, most precise first. */
  findWithin(text: string, options?: PlaceSearchOptions): readonly PlaceEntry[];
  /** As `find`, with how well each place matches (lower is better, see `quality`) and among places that pass `isWanted` only. */
  rank(query: string, options: RankOptions): readonly Scored[];
  /** Every place of the index, once. */
  readonly places: readonly PlaceEntry[];
  /** Does not find approximate points of house numbers, whose names depend on the query. */
  findById(id: string): PlaceEntry | undefined;
}

/** Base of the score for each kind of match; a literal match of the name has base 0. */
const begins = { kind: -3, approximate: 2, inArea: 3, misspelt: 5, unled: 5.5, partly: 9 } as const;
/** The least share of the query that a name must contain where even its misspellings do not match. */
const leastShare = 0.6;

/** At most this many places are compared letter by letter: the likeliest of those that contain the letters. */
const mostCandidates = 300;

function takeLikely(found: readonly IndexedPlace[], near: LatLng | undefined): readonly IndexedPlace[] {
  if (found.length <= mostCandidates) return found;
  return found
    .map((indexed) => ({ indexed, value: prominence(indexed.place, near) }))
    .sort((one, other) => one.value - other.value)
    .slice(0, mostCandidates)
    .map(({ indexed }) => indexed);
}

/** Places indexed at a time before other requests get a turn. */
const chunkSize = 500;

async function indexAll(own: readonly PlaceEntry[], open: readonly PlaceEntry[]): Promise<readonly IndexedPlace[]> {
  const index = createPlaceIndexer();
  const indexed: IndexedPlace[] = [];
  for (const [at, place] of [...own, ...open].entries()) {
    indexed.push(index(place));
    if (at % chunkSize === 0) await setImmediate();
  }
  return mergeTwins(indexed.slice(0, own.length), indexed.slice(own.length), index);
}

/**
 * Builds a search in memory that tolerates missing tones and spaces, case, romanisation and wrong letters, and understands kinds,
 * parts of town and house numbers.
 */
export async function createPlaceSearch(own: readonly PlaceEntry[], open: readonly PlaceEntry[]): Promise<PlaceSearch> {
  const index = await indexAll(own, open);
  const places = index.map(({ place }) => place);
  const byId = new Map(places.map((place) => [place.id, place]));
  const grams = await createGramIndex(index);
  const countMistakes = createMisspellings();
  const splitArea = createAreaSplitter(places);
  const findKind = createKindSearch(places);
  const streets = createStreetNumbers(places);

  function matchNames(query: string, near: LatLng | undefined): readonly Scored[] {
    const folded = foldQuery(query);
    return takeLikely(grams.findAll(folded), near)
      .map((indexed) => ({ place: indexed.place, score: matchDirectly(indexed, folded) }))
      .filter(({ score }) => score < quality.none);
  }

  function matchRoughly(query: string): readonly Scored[] {
    const folded = foldQuery(query);
    return grams
      .findSome(folded)
      .slice(0, mostCandidates)
      .flatMap(({ indexed, share }) => {
        const edits = countMistakes(indexed, folded.sounding);
        if (edits !== null) return [{ place: indexed.place, score: begins.misspelt + edits }];
        return share >= leastShare ? [{ place: indexed.place, score: begins.partly - 2 * share }] : [];
      });
  }

  function findInArea(query: string, area: Area, isByName: boolean): readonly Scored[] {
    const ofKind = (isByName ? null : findKind(query, area.place))
      ?.filter((place) => area.contains(place))
      .slice(0, mostResults)
      .map((place, at) => ({ place, score: begins.kind + at * 0.1 }));
    if (ofKind !== undefined && ofKind.length > 0) return ofKind;
    const numbered = streets
      .findNear(query, area.place, area.contains)
      .map((place) => ({ place: { ...place, rank: 0 }, score: begins.inArea + begins.approximate }));
    const named = matchNames(query, area.place)
      .filter(({ place }) => area.contains(place))
      .map(({ place, score }) => ({ place, score: begins.inArea + score }));
    return [...named, ...numbered];
  }

  /** With `isWanted`, only places that are called so: any shop of a kind is no answer to an address. */
  function gather(query: string, near: LatLng | undefined, isWanted?: (place: PlaceEntry) => boolean): readonly Scored[] {
    const isByName = isWanted !== undefined;
    const direct = matchNames(query, near);
    const ofKind = (isByName ? null : findKind(query, near)) ?? [];
    const inArea = splitArea(query);
    const found = [
      ...direct,
      // Ordered by distance alone: rank 0 keeps well-known places from moving ahead.
      ...ofKind.slice(0, mostResults).map((place, at) => ({ place: { ...place, rank: 0 }, score: begins.kind + at * 0.1 })),
      ...(inArea?.areas.flatMap((area) => findInArea(inArea.rest, area, isByName)) ?? []),
      ...streets.findNear(query, near, isWanted).map((place) => ({ place: { ...place, rank: 0 }, score: begins.approximate })),
    ];
    if (found.length >= mostResults) return found;
    // People write the next district as often as the right one; the results say theirs.
    if (found.length === 0 && inArea && !isByName) {
      const [area] = inArea.areas;
      const numbered = streets.findNear(inArea.rest, area?.place).map((place) => ({ place, score: begins.approximate }));
      found.push(...matchNames(inArea.rest, area?.place), ...numbered);
    }
    const name = withoutLeadingWord(query);
    const unled =
      found.length === 0 && name !== query
        ? matchNames(name, near).map(({ place, score }) => ({ place, score: begins.unled + score }))
        : [];
    return [...found, ...unled, ...matchRoughly(query)];
  }

  return {
    find(query, { limit, near } = {}) {
      if (foldQuery(query).written === '') return [];
      return takeBest(gather(query, near), { ...(limit !== undefined && { limit }), ...(near && { near }) });
    },
    rank(query, { near, isWanted }) {
      if (foldQuery(query).written === '') return [];
      const best = new Map<string, Scored>();
      for (const scored of gather(query, near, isWanted)) {
        const known = best.get(scored.place.id);
        if (isWanted(scored.place) && (known === undefined || scored.score < known.score)) best.set(scored.place.id, scored);
      }
      const value = ({ place, score }: Scored) => score + prominence(place, near);
      return [...best.values()].sort((one, other) => value(one) - value(other));
    },
    places,
    findWithin: createPlacesWithin(index),
    findById: (id) => byId.get(id),
  };
}
