import type { Metres } from '../distance-matrix.ts';
import type { TripRate } from './trip-planner.ts';

/** Drop-offs by their rows in the matrix, from 1, in order of travel; the pick-up, row 0, comes before them. */
export type Trip = readonly number[];

/** What a trip over so many metres with so many drop-offs costs. Longer is never cheaper. */
export type CostOf = (metres: number, drops: number) => number;

/** Drop-offs to be grouped into trips. */
export interface TripProblem {
  /** The pick-up in row 0, the drop-offs in the others. */
  readonly metres: Metres;
  readonly mostDrops: number;
  /** Enough for all drop-offs. */
  readonly mostTrips: number;
  /** True where a trip ends at the pick-up. */
  readonly returns: boolean;
  readonly costOf: CostOf;
}

/** A problem with its distances in one array. */
export interface TripCosts extends Omit<TripProblem, 'metres' | 'returns'> {
  readonly drops: number;
  /** Metres between two rows. To row 0 it is the way back: none for trips that end at their last drop-off. */
  between(from: number, to: number): number;
  lengthOf(trip: Trip): number;
  totalOf(trips: readonly Trip[]): number;
}

export function createTripCosts({ metres, returns, ...limits }: TripProblem): TripCosts {
  const size = metres.length;
  const flat = new Float64Array(size * size);
  for (const [from, row] of metres.entries())
    for (const [to, length] of row.entries()) flat[from * size + to] = to === 0 && !returns ? 0 : length;
  const between = (from: number, to: number): number => flat[from * size + to] ?? 0;
  const lengthOf = (trip: Trip): number => {
    let last = 0;
    let length = 0;
    for (const drop of trip) {
      length += between(last, drop);
      last = drop;
    }
    return length + between(last, 0);
  };
  const totalOf = (trips: readonly Trip[]): number =>
    trips.reduce((sum, trip) => sum + limits.costOf(lengthOf(trip), trip.length), 0);
  return { ...limits, drops: size - 1, between, lengthOf, totalOf };
}

/** The rate card's price without flooring the distance, so that a search sees each metre. */
export function costByRate({ baseSatang, bands, extraStopSatang }: TripRate): CostOf {
  const steps = bands.map(({ fromKm, perKmSatang }, index) => ({
    fromMetres: fromKm * 1_000,
    // How much dearer a metre is than in the band before.
    perMetre: (perKmSatang - (bands[index - 1]?.perKmSatang ?? 0)) / 1_000,
  }));
  return (metres, drops) => {
    let cost = baseSatang + (drops - 1) * extraStopSatang;
    for (const { fromMetres, perMetre } of steps) if (metres > fromMetres) cost += (metres - fromMetres) * perMetre;
    return cost;
  };
}
