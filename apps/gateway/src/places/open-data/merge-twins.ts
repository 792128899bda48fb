import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { type IndexedPlace, lendNames } from '../search/search-index.ts';

/**
 * The distance within which two places of one name are the same. A stop is named after a place near it; two shops of one chain
 * may be in one street.
 */
const twinsWithinKm = { named: 0.5, points: 0.05, station: 0.4 };

/** Also by sound where that differs from the spelling, so that "Wat Pho" matches "Wat Po". */
const keysOf = ({ written, sounding }: IndexedPlace): readonly string[] =>
  [...written, ...sounding].map(({ text }) => text).filter((text) => text.length > 3);

function areTwins(known: PlaceEntry, other: PlaceEntry): boolean {
  if (known.source === 'district' || known.source === 'subdistrict') return false;
  if ((known.kind === 'street') !== (other.kind === 'street')) return false;
  if (known.source === 'street' && other.source === 'street') return false;
  const within =
    known.source === 'point' && other.source === 'point'
      ? twinsWithinKm.points
      : other.kind === 'station'
        ? twinsWithinKm.station
        : twinsWithinKm.named;
  return greatCircleKm(known, other) <= within;
}

/**
 * Merges several lists so that each place occurs once: a place of the open data with the name of an earlier place nearby adds its
 * names to that place. Our own places were checked one by one, so they are never merged with one another and keep their point.
 */
export function mergeTwins(
  own: readonly IndexedPlace[],
  open: readonly IndexedPlace[],
  index: (place: PlaceEntry) => IndexedPlace,
): readonly IndexedPlace[] {
  const merged: IndexedPlace[] = [];
  const byKey = new Map<string, number[]>();
  const twinOf = (keys: readonly string[], { place }: IndexedPlace): number | undefined =>
    keys
      .flatMap((key) => byKey.get(key) ?? [])
      .find((index) => {
        const known = merged[index];
        return known !== undefined && areTwins(known.place, place);
      });
  const add = (keys: readonly string[], indexed: IndexedPlace) => {
    for (const key of keys) {
      const there = byKey.get(key);
      if (there === undefined) byKey.set(key, [merged.length]);
      else there.push(merged.length);
    }
    merged.push(indexed);
  };

  for (const indexed of own) add(keysOf(indexed), indexed);
  for (const indexed of open) {
    const keys = keysOf(indexed);
    const at = twinOf(keys, indexed);
    const known = at === undefined ? undefined : merged[at];
    if (at === undefined || known === undefined) add(keys, indexed);
    else merged[at] = lendNames(known, index({ ...indexed.place, aliases: [] }));
  }
  return merged;
}
