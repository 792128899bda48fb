import { givenOrder, lengthOf, type OrderQuestion, type RouteOptimiser } from './route-optimiser.ts';

/** No stop before: the set has one stop. */
const none = -1;

/**
 * Held and Karp's algorithm: exact; its time doubles with each stop, and 10 stops take a fraction of a millisecond. Stops between the fixed ones are numbered
 * from 0 (stop 1 of the question) and a set of them is a bit mask. For each set and last stop there is the shortest route (`lengths`) and its last stop but one.
 */
function findBest({ metres, endsAtLast }: OrderQuestion): readonly number[] {
  const size = metres.length;
  const count = size - (endsAtLast ? 2 : 1);
  if (count < 1) return givenOrder({ metres });
  const flat = Float64Array.from(metres.flat());
  const lengths = new Float64Array(count << count).fill(Number.POSITIVE_INFINITY);
  const befores = new Int8Array(count << count).fill(none);
  for (let stop = 0; stop < count; stop += 1) lengths[(1 << stop) * count + stop] = flat[stop + 1] ?? 0;

  for (let visited = 1; visited < 1 << count; visited += 1) {
    for (let from = 0; from < count; from += 1) {
      if ((visited & (1 << from)) === 0) continue;
      const length = lengths[visited * count + from] ?? 0;
      for (let to = 0; to < count; to += 1) {
        if ((visited & (1 << to)) !== 0) continue;
        const next = (visited | (1 << to)) * count + to;
        const longer = length + (flat[(from + 1) * size + to + 1] ?? 0);
        if (longer >= (lengths[next] ?? 0)) continue;
        lengths[next] = longer;
        befores[next] = from;
      }
    }
  }

  const all = (1 << count) - 1;
  const ends = Array.from(lengths.subarray(all * count), (length, stop) =>
    endsAtLast ? length + (metres[stop + 1]?.[size - 1] ?? 0) : length,
  );
  const between = walkBack(befores, count, ends.indexOf(Math.min(...ends)));
  return [0, ...between, ...(endsAtLast ? [size - 1] : [])];
}

function walkBack(befores: Int8Array, count: number, end: number): readonly number[] {
  const order: number[] = [];
  let visited = (1 << count) - 1;
  for (let stop = end; stop !== none; ) {
    order.unshift(stop + 1);
    const before = befores[visited * count + stop] ?? none;
    visited &= ~(1 << stop);
    stop = before;
  }
  return order;
}

/** The shortest order; the given one where it is equally short. */
export function findShortestOrder(question: OrderQuestion): readonly number[] {
  const best = findBest(question);
  const given = givenOrder(question);
  return lengthOf(best, question.metres) < lengthOf(given, question.metres) ? best : given;
}

/** Finds the shortest order without a server. */
export function createExactOptimiser(): RouteOptimiser {
  return { optimise: async (question) => findShortestOrder(question) };
}
