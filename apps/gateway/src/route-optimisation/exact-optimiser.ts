import { givenOrder, lengthOf, type OrderQuestion, type RouteOptimiser } from './route-optimiser.ts';

/** The shortest route that visits a set of stops and ends at one of them. */
interface Best {
  readonly metres: number;
  /** The last stop but one; -1 where the set has one stop. */
  readonly before: number;
}

/**
 * Held and Karp's algorithm: exact; its time doubles with each stop, and 10 stops take milliseconds. Stops between the fixed ones are numbered
 * from 0 (stop 1 of the question) and a set of them is a bit mask.
 */
function findBest({ metres, endsAtLast }: OrderQuestion): readonly number[] {
  const count = metres.length - (endsAtLast ? 2 : 1);
  const last = metres.length - 1;
  if (count < 1) return givenOrder({ metres });
  const between = (from: number, to: number): number => metres[from]?.[to] ?? 0;
  const table: Best[][] = Array.from({ length: 1 << count }, () => []);
  for (let stop = 0; stop < count; stop += 1) row(table, 1 << stop)[stop] = { metres: between(0, stop + 1), before: -1 };

  for (let visited = 1; visited < table.length; visited += 1) {
    for (const [from, best] of row(table, visited).entries()) {
      if (best === undefined) continue;
      for (let to = 0; to < count; to += 1) {
        if ((visited & (1 << to)) !== 0) continue;
        const next = row(table, visited | (1 << to));
        const length = best.metres + between(from + 1, to + 1);
        const known = next[to];
        if (known === undefined || length < known.metres) next[to] = { metres: length, before: from };
      }
    }
  }

  const all = row(table, table.length - 1);
  const ends = all.map((best, stop) => best.metres + (endsAtLast ? between(stop + 1, last) : 0));
  return [0, ...walkBack(table, ends.indexOf(Math.min(...ends))), ...(endsAtLast ? [last] : [])];
}

const row = (table: Best[][], visited: number): Best[] => {
  const found = table[visited];
  if (found === undefined) throw new RangeError('There is no such set of stops.');
  return found;
};

function walkBack(table: Best[][], end: number): readonly number[] {
  const order: number[] = [];
  let visited = table.length - 1;
  for (let stop = end; stop !== -1; ) {
    order.unshift(stop + 1);
    const before = row(table, visited)[stop]?.before ?? -1;
    visited &= ~(1 << stop);
    stop = before;
  }
  return order;
}

/** Finds the shortest order without a server; keeps the given order where it is equally short. */
export function createExactOptimiser(): RouteOptimiser {
  return {
    optimise: async (question) => {
      const best = findBest(question);
      const given = givenOrder(question);
      return lengthOf(best, question.metres) < lengthOf(given, question.metres) ? best : given;
    },
  };
}
