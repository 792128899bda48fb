import type { Removal } from './remove-strings.ts';
import type { Trip, TripCosts } from './trip-costs.ts';

/** A trip is passed over this often, so that the search does not always take the nearest place. */
const passedOver = 0.01;

/** Puts each removed drop-off where it costs least now. @returns null where the trips have no place for one. */
export function insertDrops({ trips, removed }: Removal, costs: TripCosts, random: () => number): Trip[] | null {
  const { lengthOf, costOf, between, mostDrops, mostTrips } = costs;
  const left = trips.filter((trip) => trip.length > 0);
  const lengths = left.map(lengthOf);
  for (const drop of sortRemoved(removed, between, random)) {
    const alone = between(0, drop) + between(drop, 0);
    let best = { trip: -1, at: 0, length: alone, cost: left.length < mostTrips ? costOf(alone, 1) : Number.POSITIVE_INFINITY };
    for (let index = 0; index < left.length; index += 1) {
      const trip = left[index] ?? [];
      if (trip.length >= mostDrops || random() < passedOver) continue;
      const length = lengths[index] ?? 0;
      const { at, metres } = findPlace(trip, drop, between);
      const cost = costOf(length + metres, trip.length + 1) - costOf(length, trip.length);
      if (cost < best.cost) best = { trip: index, at, length: length + metres, cost };
    }
    if (best.cost === Number.POSITIVE_INFINITY) return null;
    if (best.trip === -1) left.push([drop]);
    else left[best.trip] = (left[best.trip] ?? []).toSpliced(best.at, 0, drop);
    lengths[best.trip === -1 ? left.length - 1 : best.trip] = best.length;
  }
  return left;
}

/** Where in a trip a drop-off lengthens it least. */
function findPlace(trip: Trip, drop: number, between: TripCosts['between']): { readonly at: number; readonly metres: number } {
  let best = Number.POSITIVE_INFINITY;
  let place = 0;
  let before = 0;
  for (let at = 0; at <= trip.length; at += 1) {
    const after = trip[at] ?? 0;
    const metres = between(before, drop) + between(drop, after) - between(before, after);
    if (metres < best) {
      best = metres;
      place = at;
    }
    before = after;
  }
  return { at: place, metres: best };
}

/** In no order, or the farthest or nearest from the pick-up first. */
function sortRemoved(removed: readonly number[], between: TripCosts['between'], random: () => number): readonly number[] {
  const kind = Math.floor(random() * 4);
  const keyed = removed.map((drop) => {
    const metres = between(0, drop);
    return { drop, by: kind === 0 ? metres : kind === 1 ? -metres : random() };
  });
  return keyed.sort((one, other) => one.by - other.by || one.drop - other.drop).map(({ drop }) => drop);
}
