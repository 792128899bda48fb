import type { Trip } from './trip-costs.ts';

export interface Removal {
  /** The trips without what was removed; may contain empty ones. */
  readonly trips: Trip[];
  readonly removed: readonly number[];
}

interface Choice {
  readonly trips: readonly Trip[];
  readonly neighbours: readonly (readonly number[])[];
  readonly random: () => number;
}

/** Drop-offs that one removal takes out, on average. */
const meanRemoved = 10;
const longestString = 9;

/** Takes strings of neighbouring drop-offs out of trips that pass near one place (Christiaens and Vanden Berghe, 2020). */
export function removeStrings({ trips, neighbours, random }: Choice): Removal {
  const drops = neighbours.length - 1;
  const longest = Math.min(longestString, drops / trips.length);
  const most = Math.min(trips.length, (4 * meanRemoved) / (1 + longest) - 1);
  const wanted = Math.floor(1 + random() * most);
  const left = trips.slice();
  const removed = new Set<number>();
  const touched = new Set<number>();
  const tripOf = new Map<number, number>();
  for (const [index, trip] of trips.entries()) for (const drop of trip) tripOf.set(drop, index);

  const seed = 1 + Math.floor(random() * drops);
  for (const drop of [seed, ...(neighbours[seed] ?? [])]) {
    if (touched.size >= wanted) break;
    const index = tripOf.get(drop) ?? 0;
    if (removed.has(drop) || touched.has(index)) continue;
    touched.add(index);
    const trip = trips[index] ?? [];
    const length = Math.floor(1 + random() * Math.min(trip.length, longest));
    const at = trip.indexOf(drop);
    const first = Math.max(0, at - length + 1);
    const start = first + Math.floor(random() * (Math.min(at, trip.length - length) - first + 1));
    for (const taken of trip.slice(start, start + length)) removed.add(taken);
    left[index] = [...trip.slice(0, start), ...trip.slice(start + length)];
  }
  return { trips: left, removed: [...removed] };
}
