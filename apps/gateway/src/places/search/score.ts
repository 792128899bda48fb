import type { LatLng } from '@songwai/core/basics/geo';
import { greatCircleKm } from '@songwai/core/basics/geo';
import type { PlaceEntry } from '../gazetteer/place-entry.ts';

/** A place that matches a query; a lower score is better. */
export interface Scored {
  readonly place: PlaceEntry;
  readonly score: number;
}

export const mostResults = 10;
/** One step of rank weighs less than one step of match quality, but an obscure name must match much better than a famous one. */
const perRank = 0.3;
/** At this distance a place loses as much as one step of rank. */
const farKm = 30;
/** More results of one street name than this would be no help. */
const mostOfOneStreet = 3;

export interface BestOptions {
  readonly limit?: number;
  readonly near?: LatLng;
}

const farness = (place: PlaceEntry, near: LatLng | undefined): number =>
  near === undefined ? 0 : Math.min(1, greatCircleKm(near, place) / farKm) * perRank;

/** The score by rank and distance among equally good matches; lower is better. */
export const prominence = (place: PlaceEntry, near: LatLng | undefined): number => perRank * place.rank + farness(place, near);

/** The best results, each place once, and a street name at most three times. */
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
