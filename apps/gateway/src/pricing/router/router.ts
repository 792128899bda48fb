import type { LatLng } from '@songwai/core/basics/geo';

/** The route between two successive stops. */
export interface RouteLeg {
  /** At least two points, with the stops themselves (or their nearest points on a road) at its ends. */
  readonly points: readonly LatLng[];
  /** Length by road. */
  readonly metres: number;
}

export interface Route {
  /** One fewer than stops. */
  readonly legs: readonly RouteLeg[];
  /** True where no routing server was used: the line is approximate, and the map shows it as such. */
  readonly isApproximate: boolean;
}

/** Finds the route over stops in their order. */
export interface Router {
  /** @param stops at least two. */
  route(stops: readonly LatLng[]): Promise<Route>;
}
