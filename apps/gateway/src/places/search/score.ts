import type { LatLng } from '@songwai/core/basics/geo';
import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';

/** A place that answers a query; the lower the score the better. */
export interface Scored {
  readonly place: PlaceEntry;
  readonly score: number;
}

export const mostResults = 10;
/** A step of fame is worth less than a step of likeness, but an obscure name must be much more alike than a famous one. */
const perRank = 0.3;
/** Among places equally alike and known, one this far away stands as if it were a step less known. */
const farKm = 30;
/** More of one name than this is a list of branches, not an answer. */
const mostOfOneStreet = 3;

export interface BestOptions {
  readonly limit?: number;
  readonly near?: LatLng;
}

const farness = (place: PlaceEntry, near: LatLng | undefined): number =>
  near === undefined ? 0 : Math.min(1, greatCircleKm(near, place) / farKm) * perRank;

/** How soon a place comes among others that are as much like the query; the lower the sooner. */
export const prominence = (place: PlaceEntry, near: LatLng | undefined): number => perRank * place.rank + farness(place, near);

/** The best of what was found, each place once, and no street in more than three of its districts. */
export function takeBest(found: readonly Scored[], { limit = mostResults, near }: BestOptions): readonly PlaceEntry[] {
  const best = new Map<string, { readonly place: PlaceEntry; readonly value: number }>();
  for (const { place, score } of found) {
    const value = score + prominence(place, near);
    const known = best.get(place.id);
    if (known === undefined || value < known.value) best.set(place.id, { place, value });
  }
  const sorted = [...best.values()].sort(
    (one, other) =>
      one.value - other.value || one.place.en.length - other.place.en.length || one.place.id.localeCompare(other.place.id),
  );
  const streets = new Map<string, number>();
  const isWanted = ({ place }: { readonly place: PlaceEntry }): boolean => {
    if (place.source !== 'street') return true;
    const count = (streets.get(place.th) ?? 0) + 1;
    streets.set(place.th, count);
    return count <= mostOfOneStreet;
  };
  return sorted
    .filter(isWanted)
    .slice(0, Math.min(limit, mostResults))
    .map(({ place }) => place);
}
