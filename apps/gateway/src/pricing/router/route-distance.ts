import { encodePolyline } from '@songwai/core/basics/polyline';
import { floorToHundredthsKm } from '@songwai/core/pricing/fares/hundredths-km';
import type { Route, RouteLeg } from './router.ts';

/** Length of some legs together, in hundredths of a kilometre, floored once. */
export const sumHundredthsKm = (legs: readonly RouteLeg[]): number =>
  floorToHundredthsKm(legs.reduce((sum, { metres }) => sum + metres, 0));

/** The whole way as one line; a point where two legs meet stands once. */
export const encodeRoute = ({ legs }: Route): string =>
  encodePolyline(legs.flatMap(({ points }, index) => (index === 0 ? points : points.slice(1))));
