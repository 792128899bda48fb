import type { LatLng } from '@songwai/core/basics/geo';
import { roadMetres } from '../src/pricing/router/road-leg.ts';
import type { Metres } from '../src/route-optimisation/distance-matrix.ts';
import { findShortestOrder } from '../src/route-optimisation/exact-optimiser.ts';
import { planTrips } from '../src/route-optimisation/trips/plan-trips.ts';
import { createSequence } from '../src/route-optimisation/trips/pseudo-random.ts';
import { findNeighbours } from '../src/route-optimisation/trips/start-plan.ts';
import { costByRate, createTripCosts, type TripProblem } from '../src/route-optimisation/trips/trip-costs.ts';
import { type Benchmark, measure } from './measure.ts';

/** Stops all over Bangkok. */
function measureStops(count: number, seed: number): Metres {
  const random = createSequence(seed);
  const stops: readonly LatLng[] = Array.from({ length: count }, () => ({
    lat: 13.6 + 0.3 * random(),
    lng: 100.4 + 0.3 * random(),
  }));
  return stops.map((from) => stops.map((to) => Math.round(roadMetres(from, to))));
}

/** The length of the shortest route from stop 0, by trying every order, as one would write it in five minutes. */
function tryAllOrders(metres: Metres): number {
  const visit = (from: number, left: readonly number[], length: number): number =>
    left.length === 0
      ? length
      : Math.min(
          ...left.map((to) =>
            visit(
              to,
              left.filter((other) => other !== to),
              length + (metres[from]?.[to] ?? 0),
            ),
          ),
        );
  return visit(
    0,
    metres.slice(1).map((_row, index) => index + 1),
    0,
  );
}

/** A route over 10 stops: exact, in under 10 ms. The reference tries all orders of only 8 stops, 72 times fewer than of 10. */
export function benchOrder(): Benchmark {
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
  return {
    name: 'the shortest order of 10 stops',
    ours: measure(
      seeds.map((seed) => measureStops(10, seed)),
      (metres) => findShortestOrder({ metres, endsAtLast: false }),
    ),
    reference: {
      name: 'all orders of 8 stops',
      ...measure(
        seeds.slice(0, 4).map((seed) => measureStops(8, seed)),
        tryAllOrders,
      ),
    },
    limits: { p95Ms: 10, ratio: 0.5 },
  };
}

const rate = {
  baseSatang: 4_800,
  bands: [
    { fromKm: 1, perKmSatang: 850 },
    { fromKm: 10, perKmSatang: 750 },
  ],
  extraStopSatang: 3_000,
} as const;

function finish(problem: TripProblem): void {
  const plan = planTrips(problem);
  while (plan.next().done !== true);
}

/** Trips over 500 drop-offs: under 2 s of the processor. The reference sorts the neighbours of each drop-off, which every heuristic begins with. */
export function benchTrips(): Benchmark {
  const problems = [1, 2].map(
    (seed): TripProblem => ({
      metres: measureStops(501, seed),
      ...{ mostDrops: 9, mostTrips: 500, returns: false, costOf: costByRate(rate) },
    }),
  );
  return {
    name: 'trips over 500 drop-offs',
    ours: measure(problems, finish),
    reference: {
      name: 'sorting the neighbours of 500',
      ...measure(problems, (problem) => findNeighbours(createTripCosts(problem))),
    },
    limits: { p95Ms: 2_000, ratio: 60 },
  };
}
