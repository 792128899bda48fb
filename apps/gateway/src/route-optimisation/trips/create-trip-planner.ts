import type { Satang } from '@songwai/core/basics/money';
import { maxStops } from '@songwai/core/basics/stop-limits';
import { calculateFare, expressPercent } from '@songwai/core/pricing/fares/fare';
import { floorToHundredthsKm } from '@songwai/core/pricing/fares/hundredths-km';
import type { DistanceMatrix, Metres } from '../distance-matrix.ts';
import type { RouteOptimiser } from '../route-optimiser.ts';
import { costByRate, createTripCosts, type Trip } from './trip-costs.ts';
import { mostPlannedDrops, type PlannedTrip, type TripPlanner, type TripRate, type TripRequest } from './trip-planner.ts';
import type { SolveTrips } from './trip-solver.ts';

interface Tools {
  readonly matrix: DistanceMatrix;
  readonly solve: SolveTrips;
  /** Orders the drop-offs of each trip. */
  readonly optimiser: RouteOptimiser;
}

function requireLimits({ drops, mostDropsPerTrip, mostTrips }: TripRequest): void {
  if (drops.length > mostPlannedDrops) throw new RangeError(`No more than ${mostPlannedDrops} drop-offs are planned at once.`);
  if (!Number.isInteger(mostDropsPerTrip) || mostDropsPerTrip < 1 || mostDropsPerTrip >= maxStops)
    throw new RangeError(`A trip takes from 1 to ${maxStops - 1} drop-offs, not ${mostDropsPerTrip}.`);
  if (mostTrips !== undefined && mostTrips * mostDropsPerTrip < drops.length)
    throw new RangeError(`${mostTrips} trips do not take ${drops.length} drop-offs.`);
}

const priceOf = (rate: TripRate, distanceHundredthsKm: number, drops: number): Satang =>
  calculateFare({
    ...{ rate: { ...rate, vehicleId: 0 }, farePercent: expressPercent, extras: [] },
    ...{ distanceHundredthsKm, returnHundredthsKm: 0, stopCount: drops + 1 },
  }).normalSatang;

/** The rows of the matrix that a trip visits; back at the pick-up last where it returns. */
const pick = (metres: Metres, rows: readonly number[]): Metres =>
  rows.map((from) => rows.map((to) => (from === to ? 0 : (metres[from]?.[to] ?? 0))));

/** Plans by a solver that groups the drop-offs, and puts each trip into its shortest order. */
export function createTripPlanner({ matrix, solve, optimiser }: Tools): TripPlanner {
  async function shorten(trip: Trip, metres: Metres, returns: boolean): Promise<Trip> {
    const rows = [0, ...trip, ...(returns ? [0] : [])];
    const order = await optimiser.optimise({ metres: pick(metres, rows), endsAtLast: returns });
    return order.slice(1, returns ? -1 : undefined).map((row) => rows[row] ?? 0);
  }

  return {
    plan: async (request, signal) => {
      requireLimits(request);
      const { pickUp, drops, mostDropsPerTrip, rate, mostTrips = drops.length, returnsToPickUp: returns = false } = request;
      if (drops.length === 0) return [];
      const metres = await matrix.measure([pickUp, ...drops.map(({ point }) => point)]);
      signal?.throwIfAborted();
      const question = { metres, mostDrops: mostDropsPerTrip, mostTrips, returns, rate, costOf: costByRate(rate) };
      const costs = createTripCosts(question);
      const trips: Trip[] = [];
      for (const trip of await solve(question, signal)) trips.push(await shorten(trip, metres, returns));
      return trips
        .toSorted((one, other) => Math.min(...one) - Math.min(...other))
        .map((trip): PlannedTrip => {
          const hundredthsKm = floorToHundredthsKm(costs.lengthOf(trip));
          return {
            dropKeys: trip.map((drop) => drops[drop - 1]?.key ?? ''),
            distanceKm: hundredthsKm / 100,
            priceSatang: priceOf(rate, hundredthsKm, trip.length),
          };
        });
    },
  };
}
