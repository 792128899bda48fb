import type { LatLng } from '@songwai/core/basics/geo';

/** Whole metres by road from each stop (row) to each other (column); 0 from a stop to itself. */
export type Metres = readonly (readonly number[])[];

/** Measures the ways between some stops, in every direction at once. */
export interface DistanceMatrix {
  /** @param stops at least two. */
  measure(stops: readonly LatLng[]): Promise<Metres>;
}
