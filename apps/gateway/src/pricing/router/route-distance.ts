import { encodePolyline } from '@songwai/core/basics/polyline';
import { floorToHundredthsKm } from '@songwai/core/pricing/fares/hundredths-km';
import type { Route, RouteLeg } from './router.ts';

/** Total length of legs, in hundredths of a kilometre, floored once. */
export const sumHundredthsKm = (legs: readonly RouteLeg[]): number =>
  floorToHundredthsKm(legs.reduce((sum, { metres }) => sum + metres, 0));

/** Routes come from a cache, so each is encoded once. */
const lines = new WeakMap<Route, string>();

/** The whole route as one line; a point shared by two legs occurs once. */
export function encodeRoute(route: Route): string {
  const known = lines.get(route);
  if (known !== undefined) return known;
  const line = encodePolyline(route.legs.flatMap(({ points }, index) => (index === 0 ? points : points.slice(1))));
  lines.set(route, line);
  return line;
}
