import type { LatLng } from '@songwai/core/basics/geo';
import { describe, expect, it } from 'vitest';
import type { Metres } from '../distance-matrix.ts';
import { createEmbeddedMatrix } from '../embedded-matrix.ts';
import { createExactOptimiser } from '../exact-optimiser.ts';
import { createTripPlanner } from './create-trip-planner.ts';
import { planTrips } from './plan-trips.ts';
import { createSequence } from './pseudo-random.ts';
import { type CostOf, costByRate, createTripCosts, type Trip, type TripProblem } from './trip-costs.ts';
import type { TripRate, TripRequest } from './trip-planner.ts';
import { createBuiltInSolver } from './trip-solver.ts';

/** A motorcycle's and a car's. */
const rates: readonly [TripRate, TripRate] = [
  {
    baseSatang: 4_800,
    bands: [
      { fromKm: 1, perKmSatang: 850 },
      { fromKm: 10, perKmSatang: 750 },
    ],
    extraStopSatang: 3_000,
  },
  {
    baseSatang: 12_000,
    bands: [
      { fromKm: 3, perKmSatang: 1_100 },
      { fromKm: 15, perKmSatang: 950 },
    ],
    extraStopSatang: 4_000,
  },
];
const [motorcycle] = rates;

const somewhere = (random: () => number): LatLng => ({ lat: 13.6 + 0.3 * random(), lng: 100.4 + 0.3 * random() });

function finish(problem: TripProblem): readonly Trip[] {
  const plan = planTrips(problem);
  for (;;) {
    const step = plan.next();
    if (step.done === true) return step.value;
  }
}

/** Shortest length of a trip over each set of drop-offs, a set being a bit mask (Held and Karp). */
function shortestTrips({ metres, returns }: TripProblem): readonly number[] {
  const drops = metres.length - 1;
  const between = (from: number, to: number): number => metres[from]?.[to] ?? 0;
  const ends = Array.from({ length: 1 << drops }, () => new Array<number>(drops).fill(Number.POSITIVE_INFINITY));
  for (let drop = 0; drop < drops; drop += 1) (ends[1 << drop] ?? [])[drop] = between(0, drop + 1);
  return ends.map((row, set) => {
    for (const [from, length] of row.entries())
      for (let to = 0; to < drops; to += 1)
        if ((set & (1 << to)) === 0) {
          const next = ends[set | (1 << to)] ?? [];
          next[to] = Math.min(next[to] ?? Number.POSITIVE_INFINITY, length + between(from + 1, to + 1));
        }
    return Math.min(...row.map((length, last) => length + (returns ? between(last + 1, 0) : 0)));
  });
}

/** The least cost there is, by trying every division of the drop-offs into sets. */
function leastCost(problem: TripProblem): number {
  const lengths = shortestTrips(problem);
  const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const costs = lengths.map((length, set) =>
    sizeOf(set) <= problem.mostDrops ? problem.costOf(length, sizeOf(set)) : Number.POSITIVE_INFINITY,
  );
  // By set, and the number of trips that it is divided into.
  const least = costs.map(() => new Array<number>(problem.mostTrips + 1).fill(Number.POSITIVE_INFINITY));
  least[0]?.fill(0);
  for (let set = 1; set < costs.length; set += 1) {
    // The trip with the first drop-off of the set.
    const lowest = set & -set;
    for (let trip = set; trip > 0; trip = (trip - 1) & set) {
      if ((trip & lowest) === 0) continue;
      for (let trips = 1; trips <= problem.mostTrips; trips += 1) {
        const cost = (costs[trip] ?? 0) + (least[set ^ trip]?.[trips - 1] ?? 0);
        const row = least[set] ?? [];
        if (cost < (row[trips] ?? 0)) row[trips] = cost;
      }
    }
  }
  return least.at(-1)?.[problem.mostTrips] ?? 0;
}

/** A small problem: 2 to 9 drop-offs, some with one-way streets, with a limit of trips or with a way back. */
async function smallProblem(seed: number): Promise<TripProblem> {
  const random = createSequence(seed);
  const drops = 2 + Math.floor(random() * 8);
  const points = Array.from({ length: drops + 1 }, () => somewhere(random));
  const even = await createEmbeddedMatrix().measure(points);
  const isOneWay = seed % 4 === 0;
  const metres: Metres = even.map((row) => row.map((length) => Math.round(length * (isOneWay ? 1 + 0.4 * random() : 1))));
  const mostDrops = 1 + Math.floor(random() * drops);
  const fewest = Math.ceil(drops / mostDrops);
  const mostTrips = seed % 3 === 0 ? fewest : drops;
  return { metres, mostDrops, mostTrips, returns: seed % 5 === 0, costOf: costByRate(rates[seed % 2] ?? motorcycle) };
}

function expectSound(trips: readonly Trip[], { metres, mostDrops, mostTrips }: TripProblem): void {
  expect(trips.flat().toSorted((one, other) => one - other)).toEqual(metres.slice(1).map((_row, index) => index + 1));
  expect(trips.length).toBeLessThanOrEqual(mostTrips);
  for (const trip of trips) expect(trip.length).toBeLessThanOrEqual(mostDrops);
  for (const trip of trips) expect(trip.length).toBeGreaterThan(0);
}

describe('the built-in plan', () => {
  it('costs what the exact plan costs in most of 200 small cases, and little more in the others', async () => {
    const gaps: number[] = [];
    for (let seed = 1; seed <= 200; seed += 1) {
      const problem = await smallProblem(seed);
      const trips = finish(problem);
      expectSound(trips, problem);
      const gap = createTripCosts(problem).totalOf(trips) / leastCost(problem) - 1;
      expect(gap).toBeGreaterThan(-1e-9);
      gaps.push(gap);
    }
    gaps.sort((one, other) => one - other);
    // Written down in docs/decisions/0057.
    expect(gaps.filter((gap) => gap < 1e-9).length).toBeGreaterThanOrEqual(195);
    expect(gaps[100]).toBeLessThan(1e-9);
    expect(gaps.at(-1)).toBeLessThan(0.005);
  });

  it('is better than joining by savings alone, and the same each time, with 120 drop-offs', async () => {
    const random = createSequence(5);
    const points = Array.from({ length: 121 }, () => somewhere(random));
    const problem: TripProblem = {
      metres: await createEmbeddedMatrix().measure(points),
      ...{ mostDrops: 9, mostTrips: 120, returns: false, costOf: costByRate(motorcycle) },
    };
    const costs = createTripCosts(problem);
    const first = planTrips(problem).next().value;
    const best = finish(problem);
    expectSound(first, problem);
    expectSound(best, problem);
    expect(costs.totalOf(best)).toBeLessThan(0.96 * costs.totalOf(first));
    expect(finish(problem)).toEqual(best);
  });

  it('takes drop-offs at one place, and a cost of any shape', () => {
    const metres = Array.from({ length: 8 }, (_row, from) => Array.from({ length: 8 }, (_cell, to) => (from === to ? 0 : 100)));
    const oneEach: CostOf = (_metres, drops) => drops ** 2;
    const free = { mostDrops: 9, mostTrips: 7, returns: false };
    expect(finish({ metres: metres.map((row) => row.map(() => 0)), ...free, costOf: costByRate(motorcycle) })).toHaveLength(1);
    expect(finish({ metres, ...free, costOf: oneEach })).toHaveLength(7);
    expect(finish({ metres: [[0]], ...free, costOf: oneEach })).toEqual([]);
  });
});

const matrix = createEmbeddedMatrix();
const optimiser = createExactOptimiser();
const builtIn = createTripPlanner({ matrix, optimiser, solve: createBuiltInSolver() });

function requestOf(drops: number, more: Partial<TripRequest> = {}): TripRequest {
  const random = createSequence(drops);
  return {
    pickUp: somewhere(random),
    drops: Array.from({ length: drops }, (_, index) => ({ key: `row ${index + 1}`, point: somewhere(random) })),
    ...{ mostDropsPerTrip: 9, rate: motorcycle, ...more },
  };
}

describe('a planner', () => {
  it('names the drop-offs of each trip in their best order, with kilometres and the price of such an order', async () => {
    const [home, near, far] = [
      { lat: 13.75, lng: 100.5 },
      { lat: 13.75, lng: 100.52 },
      { lat: 13.75, lng: 100.56 },
    ];
    const drops = [
      { key: 'far', point: far },
      { key: 'near', point: near },
    ];
    const [trip, ...others] = await builtIn.plan({ pickUp: home, drops, mostDropsPerTrip: 9, rate: motorcycle });
    expect(others).toEqual([]);
    expect(trip).toEqual({ dropKeys: ['near', 'far'], distanceKm: 8.74, priceSatang: 4_800 + 7.74 * 850 + 3_000 });
    const [back] = await builtIn.plan({ pickUp: home, drops, mostDropsPerTrip: 9, rate: motorcycle, returnsToPickUp: true });
    expect(back?.distanceKm).toBe(17.49);
  });

  it('lists the trips by their first drop-offs in the request', async () => {
    const request = requestOf(40);
    const trips = await builtIn.plan(request);
    const firstOf = (keys: readonly string[]) => Math.min(...keys.map((key) => Number(key.slice(4))));
    const firsts = trips.map(({ dropKeys }) => firstOf(dropKeys));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    expect(trips.flatMap(({ dropKeys }) => dropKeys).toSorted()).toEqual(request.drops.map(({ key }) => key).toSorted());
  });

  it('has no more trips than wanted, and none without a drop-off', async () => {
    expect(await builtIn.plan(requestOf(0))).toEqual([]);
    expect(await builtIn.plan(requestOf(20, { mostTrips: 5, mostDropsPerTrip: 4 }))).toHaveLength(5);
  });

  it.each([
    ['more than 500 drop-offs', requestOf(501)],
    ['trips of more drop-offs than an order', requestOf(3, { mostDropsPerTrip: 10 })],
    ['trips of none', requestOf(3, { mostDropsPerTrip: 0 })],
    ['more drop-offs than its trips take', requestOf(11, { mostDropsPerTrip: 5, mostTrips: 2 })],
  ])('refuses %s', async (_what, request) => {
    await expect(builtIn.plan(request)).rejects.toThrow(RangeError);
  });

  it('stops when it is no longer wanted, and answers other calls in between', async () => {
    const controller = new AbortController();
    const plan = builtIn.plan(requestOf(60), controller.signal);
    setImmediate(() => controller.abort(new Error('another file')));
    await expect(plan).rejects.toThrow('another file');
  });

  it('answers with the best so far when its time is over', async () => {
    let nowMs = 0;
    const solve = createBuiltInSolver({
      budgetMs: 10,
      nowMs: () => {
        nowMs += 1;
        return nowMs;
      },
    });
    const hasty = await createTripPlanner({ matrix, optimiser, solve }).plan(requestOf(90));
    const patient = await builtIn.plan(requestOf(90));
    const total = (trips: typeof hasty) => trips.reduce((sum, { priceSatang }) => sum + priceSatang, 0);
    expect(hasty.flatMap(({ dropKeys }) => dropKeys)).toHaveLength(90);
    expect(total(hasty)).toBeGreaterThan(total(patient));
  });
});
