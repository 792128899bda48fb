import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findLastPosition } from '../drivers/position-queries.ts';
import { driveSeconds } from './drive-time.ts';
import { type DrivenRide, findDrivenRide } from './driven/driven-ride-view.ts';
import type { RideSource } from './ride-source.ts';
import { visitsOf } from './visits.ts';

/** By road it is so much farther than as the crow flies, as the embedded router has it. */
const roadFactor = 1.35;
/** What a driver is about to do at a stop, until the driver reports it. */
const handlingSeconds = 180;
/** A phone that is silent for longer says nothing of when the driver comes. */
const freshMs = 5 * minuteMs;

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** When the driver comes to each visit that is left: on from the last position, leg by leg. */
function foreseeArrivals(ride: DrivenRide, seen: (LatLng & { readonly at: Date }) | undefined): readonly Date[] {
  const visits = visitsOf(ride);
  const isTakingOver = ride.nextVisit === 0 && ride.handOver !== null;
  const stop = isTakingOver ? ride.handOver : ride.stops.find(({ position }) => position === visits[ride.nextVisit]);
  if (seen === undefined || stop === undefined || stop === null) return [];
  const onTheWay = ride.isAtVisit ? 0 : driveSeconds(greatCircleKm(seen, stop) * roadFactor * 1000, ride.vehicleKind);
  const arrivals = [later(seen.at, onTheWay)];
  // What comes after the goods were taken over from another driver, nobody can say before.
  if (isTakingOver) return arrivals;
  for (const leg of ride.route.legs.slice(ride.nextVisit))
    arrivals.push(later(arrivals.at(-1) ?? seen.at, handlingSeconds + driveSeconds(leg.metres, ride.vehicleKind)));
  return arrivals;
}

/** Rides of drivers' apps: what is shown is what they last reported. Between two reports nothing is made up. */
export const createDrivenRides = (db: Kysely<Database>): RideSource => ({
  observe: async (jobId) => {
    const ride = await findDrivenRide(db, jobId);
    if (ride === undefined) return null;
    const seen = await findLastPosition(db, jobId);
    const visits = visitsOf(ride);
    const arrivals = foreseeArrivals(ride, seen);
    // Taking goods over from another driver is at none of the stops.
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
          // Each report wakes those who watch; there is nothing to draw in between.
          isDriving: false,
        };
      },
    };
  },
});
