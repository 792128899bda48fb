import type { LatLng } from '@songwai/core/basics/geo';
import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { type KindWords, kindWords } from './kind-words.ts';
import { foldWords, soundOf } from './text/fold.ts';
import { spellOut } from './text/spell-out.ts';

/** Start of the search while the customer has chosen no stop: the middle of Bangkok. */
const middleOfTown: LatLng = { lat: 13.7463, lng: 100.5347 };
/** The extra distance that one step of being better known is worth. */
const kmPerRank = 0.5;
const kmPerRankAnywhere = 20;

const keyOf = (text: string) => foldWords(spellOut(text)).map(soundOf).join('');

/**
 * Builds the function that answers a query for any place of a kind ("ร้านดอกไม้", "coffee"), the nearest first; null where the
 * query names no kind.
 */
export function createKindSearch(
  places: readonly PlaceEntry[],
): (query: string, near: LatLng | undefined) => readonly PlaceEntry[] | null {
  const byKind = Map.groupBy(
    places.filter(({ source }) => source !== 'district' && source !== 'subdistrict'),
    ({ kind }) => kind,
  );
  const kindsByWord = new Map<string, KindWords>(
    kindWords.flatMap((kind) => kind.words.map((word) => [keyOf(word), kind] as const)),
  );

  return (query, near) => {
    const wanted = kindsByWord.get(keyOf(query));
    if (wanted === undefined) return null;
    const { kinds, named } = wanted;
    const from = near ?? middleOfTown;
    const perRank = near === undefined ? kmPerRankAnywhere : kmPerRank;
    const farness = (place: PlaceEntry) => greatCircleKm(from, place) + perRank * place.rank;
    return kinds
      .flatMap((kind) => byKind.get(kind) ?? [])
      .filter(({ th, en }) => named === undefined || named.test(th) || named.test(en))
      .map((place) => ({ place, value: farness(place) }))
      .sort((one, other) => one.value - other.value)
      .map(({ place }) => place);
  };
}
