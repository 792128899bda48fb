import type { LatLng } from '@songwai/core/basics/geo';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { positionAt } from './position-at.ts';
import { findRide } from './queries.ts';
import { momentOf, secondAt } from './ride-time.ts';

/** What can be seen of a ride at a moment. */
interface RideSight {
  readonly position: LatLng | null;
  readonly headingDeg: number;
  /** Position of the stop that the driver heads for or stands at. */
  readonly nextStop: number | null;
  /** When the driver reaches it (or reached it). */
  readonly nextStopAt: Date | null;
  readonly isDriving: boolean;
}

/** A ride with a driver, read once; looking at it again costs no query. */
export interface ObservedRide {
  readonly driver: { readonly firstName: string; readonly plate: string };
  /** When the driver comes to each stop, by the stop's position; of two visits the first. */
  readonly arrivals: ReadonlyMap<number, Date>;
  look(now: Date): RideSight;
}

/** A moment before the next step: what is shown never runs ahead of what is written. */
const justBefore = 0.001;

/** Makes the reader of rides for whoever shows them. Null while no driver has taken the job. */
export function createRideObserver(db: Kysely<Database>): (jobId: string) => Promise<ObservedRide | null> {
  return async (jobId) => {
    const ride = await findRide(db, jobId);
    if (ride === undefined || ride.firstName === null || ride.plate === null || ride.nextStep === 0) return null;
    const { plan, nextStep } = ride;
    const earliest = plan.steps[nextStep - 1]?.atSecond ?? 0;
    const next = plan.steps[nextStep];
    const latest = next === undefined ? earliest : next.atSecond - justBefore;
    return {
      driver: { firstName: ride.firstName, plate: ride.plate },
      arrivals: new Map(plan.visits.toReversed().map(({ stop, arriveSecond }) => [stop, momentOf(ride, arriveSecond)])),
      look: (now) => {
        const second = Math.max(earliest, Math.min(latest, secondAt(ride, now)));
        const at = positionAt(plan, second);
        const visit = plan.visits.find(({ doneSecond }) => doneSecond > second);
        return {
          position: at.position,
          headingDeg: at.headingDeg,
          nextStop: at.stopIndex,
          nextStopAt: visit === undefined ? null : momentOf(ride, visit.arriveSecond),
          isDriving: at.isDriving,
        };
      },
    };
  };
}
