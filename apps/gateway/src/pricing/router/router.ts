import type { LatLng } from '@songwai/core/basics/geo';

/** The way between two neighbouring stops. */
export interface RouteLeg {
  /** At least two points, the stops themselves (or where the road passes them) at its ends. */
  readonly points: readonly LatLng[];
  /** Length by road. */
  readonly metres: number;
}

export interface Route {
  /** One fewer than stops. */
  readonly legs: readonly RouteLeg[];
  /** True where no road network was asked: the line is a guess and is drawn as one. */
  readonly isApproximate: boolean;
}

/** Finds the way over stops in their order. */
export interface Router {
  /** @param stops at least two. */
  route(stops: readonly LatLng[]): Promise<Route>;
}
