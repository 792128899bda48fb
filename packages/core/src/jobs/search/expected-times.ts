import { greatCircleKm, type LatLng } from '../../basics/geo.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';
import { driveSeconds, handlingSeconds } from '../../pricing/drive-time.ts';

/** Roads are longer than the straight line by this factor (decisions, "Prices"). */
const roadFactor = 1.35;

/** About when a driver is at each stop, from the pick-up time; for a job that has no driver yet. */
export function expectedTimes(pickUpAt: Date, stops: readonly LatLng[], kind: VehicleKind): readonly Date[] {
  let seconds = 0;
  return stops.map((stop, index) => {
    const before = stops[index - 1];
    if (before) seconds += handlingSeconds + driveSeconds(greatCircleKm(before, stop) * roadFactor * 1000, kind);
    return new Date(pickUpAt.getTime() + seconds * 1000);
  });
}
