import type { Trip, TripCosts } from './trip-costs.ts';

/** Drop-offs near enough to follow one another are among so many nearest. */
const nearest = 60;

/** For each row the other drop-offs, the nearest first. */
export function findNeighbours({ drops, between }: TripCosts): readonly (readonly number[])[] {
  const all = Array.from({ length: drops }, (_, index) => index + 1);
  return Array.from({ length: drops + 1 }, (_, from) =>
    all.filter((to) => to !== from).sort((one, other) => between(from, one) - between(from, other) || one - other),
  );
}

/**
 * Clarke and Wright's savings: starts with a trip for each drop-off and joins the two whose drop-offs save most metres when one follows the other,
 * as long as that costs less than both.
 */
function joinTrips(costs: TripCosts, neighbours: readonly (readonly number[])[]): readonly Trip[] {
  const { drops, between, lengthOf, mostDrops, costOf } = costs;
  const tripOf: Trip[] = Array.from({ length: drops + 1 }, (_, drop) => [drop]);
  const savings = neighbours.slice(1).flatMap((others, index) => {
    const from = index + 1;
    return others.slice(0, nearest).map((to) => ({ from, to, metres: between(from, 0) + between(0, to) - between(from, to) }));
  });
  savings.sort((one, other) => other.metres - one.metres || one.from - other.from || one.to - other.to);
  const price = (trip: Trip): number => costOf(lengthOf(trip), trip.length);
  for (const { from, to } of savings) {
    const [one = [], other = []] = [tripOf[from], tripOf[to]];
    if (one === other || one.length + other.length > mostDrops) continue;
    const before = endingAt(one, from);
    const after = endingAt(other, to)?.toReversed();
    if (before === undefined || after === undefined) continue;
    const joined = [...before, ...after];
    if (price(joined) >= price(one) + price(other)) continue;
    for (const drop of joined) tripOf[drop] = joined;
  }
  return [...new Set(tripOf.slice(1))];
}

/** The trip, turned round where needed, so that it ends at a drop-off; undefined where that is in its middle. */
function endingAt(trip: Trip, drop: number): Trip | undefined {
  if (trip.at(-1) === drop) return trip;
  return trip[0] === drop ? trip.toReversed() : undefined;
}

/** Full trips over the drop-offs as a chain of near ones: as few trips as there can be. */
function chainTrips({ drops, mostDrops }: TripCosts, neighbours: readonly (readonly number[])[]): readonly Trip[] {
  const chain: number[] = [];
  const isIn = new Set<number>();
  for (let last = 0; chain.length < drops; ) {
    const next = neighbours[last]?.find((drop) => !isIn.has(drop)) ?? 0;
    chain.push(next);
    isIn.add(next);
    last = next;
  }
  return Array.from({ length: Math.ceil(drops / mostDrops) }, (_, index) =>
    chain.slice(index * mostDrops, (index + 1) * mostDrops),
  );
}

/** Trips to improve. */
export function startPlan(costs: TripCosts, neighbours: readonly (readonly number[])[]): readonly Trip[] {
  const joined = joinTrips(costs, neighbours);
  return joined.length <= costs.mostTrips ? joined : chainTrips(costs, neighbours);
}
