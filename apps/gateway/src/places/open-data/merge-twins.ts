import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';
import { type IndexedPlace, lendNames } from '../search/search-index.ts';

/** A stop is called after what stands near it; two shops of one chain may stand in one street. */
const twinsWithinKm = { named: 0.5, points: 0.05, station: 0.4 };

/** By the sound where that differs from the writing, so that "Wat Pho" meets "Wat Po". */
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
 * One list out of several, each place once: what of the open data bears a name of a place before it and stands near lends it its names.
 * Our own places were checked one by one and are never twins of one another; they keep their point.
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
