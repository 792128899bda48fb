import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { driveSeconds, handlingSeconds, roadFactor } from '@songwai/core/pricing/drive-time';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findLastPosition } from '../drivers/position-queries.ts';
import { type DrivenRide, findDrivenRide } from './driven/driven-ride-view.ts';
import type { RideSource } from './ride-source.ts';
import { visitsOf } from './visits.ts';

/** The arrival time is not shown where the last position is older than this. */
const freshMs = 5 * minuteMs;

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** The expected arrival at each remaining visit, leg by leg from the last position. */
function foreseeArrivals(ride: DrivenRide, seen: (LatLng & { readonly at: Date }) | undefined): readonly Date[] {
  const visits = visitsOf(ride);
  const isTakingOver = ride.nextVisit === 0 && ride.handOver !== null;
  const stop = isTakingOver ? ride.handOver : ride.stops.find(({ position }) => position === visits[ride.nextVisit]);
  if (seen === undefined || stop === undefined || stop === null) return [];
  const onTheWay = ride.isAtVisit ? 0 : driveSeconds(greatCircleKm(seen, stop) * roadFactor * 1000, ride.vehicleKind);
  const arrivals = [later(seen.at, onTheWay)];
  // The time needed to take over goods from another driver cannot be estimated.
  if (isTakingOver) return arrivals;
  for (const leg of ride.route.legs.slice(ride.nextVisit))
    arrivals.push(later(arrivals.at(-1) ?? seen.at, handlingSeconds + driveSeconds(leg.metres, ride.vehicleKind)));
  return arrivals;
}

/** Rides of drivers' apps, shown as last reported. Positions between two reports are not interpolated. */
export const createDrivenRides = (db: Kysely<Database>): RideSource => ({
  observe: async (jobId) => {
    const [ride, seen] = await Promise.all([findDrivenRide(db, jobId), findLastPosition(db, jobId)]);
    if (ride === undefined) return null;
    const visits = visitsOf(ride);
    const arrivals = foreseeArrivals(ride, seen);
    // The place where a driver takes over goods from another is none of the stops.
    const isTakingOver = ride.nextVisit === 0 && ride.handOver !== null;
    const coming = isTakingOver
      ? []
      : visits.slice(ride.nextVisit).flatMap((stop, index): [number, Date][] => {
          const at = arrivals[index];
          return at === undefined ? [] : [[stop, at]];
        });
    const nextStop = ride.endedAt === null && !isTakingOver ? (visits[ride.nextVisit] ?? null) : null;
    return {
      driver: { firstName: ride.firstName, plate: ride.plate },
      arrivals: new Map(coming.toReversed()),
      look: (now) => {
        const isFresh = seen !== undefined && now.getTime() - seen.at.getTime() <= freshMs;
        return {
          position: seen === undefined ? null : { lat: seen.lat, lng: seen.lng },
          headingDeg: seen?.heading ?? 0,
          nextStop,
          nextStopAt: nextStop !== null && isFresh ? (arrivals[0] ?? null) : null,
          // Each report notifies the watchers; there is nothing to animate in between.
          isDriving: false,
        };
      },
    };
  },
});
