import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** The nearest of a line's points to a place. */
const nearestIndex = (line: readonly LatLng[], at: LatLng): number =>
  line.reduce((best, point, index) => {
    const known = line[best];
    return known === undefined || greatCircleKm(point, at) < greatCircleKm(known, at) ? index : best;
  }, 0);

/**
 * The part of a leg between the driver and its end, which then leads on to `to`: what lies behind the driver would show where the
 * leg began, which is another person's stop.
 */
export function lineAhead(leg: readonly LatLng[], driver: LatLng, to: LatLng): readonly LatLng[] {
  const nearest = nearestIndex(leg, driver);
  const [from, next] = [leg[nearest], leg[nearest + 1]];
  // The nearest point may just have been passed.
  const isBehind = from !== undefined && next !== undefined && greatCircleKm(driver, next) < greatCircleKm(from, next);
  return [driver, ...leg.slice(isBehind ? nearest + 1 : nearest), to];
}
