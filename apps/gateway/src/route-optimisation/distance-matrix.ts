import type { LatLng } from '@songwai/core/basics/geo';

/** Distances by road in whole metres from each stop (row) to each other (column); 0 on the diagonal. */
export type Metres = readonly (readonly number[])[];

/** Calculates the distances between all pairs of stops, in both directions. */
export interface DistanceMatrix {
  /** @param stops at least two. */
  measure(stops: readonly LatLng[]): Promise<Metres>;
}
