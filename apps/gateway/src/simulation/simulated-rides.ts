import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findSimulatedRide } from '../rides/assignment/simulated-ride-view.ts';
import type { RideSource } from '../rides/ride-source.ts';
import { momentOf, secondAt } from '../rides/ride-time.ts';
import { bendToPins } from '../rides/route/bend-to-pins.ts';
import { positionAt } from '../rides/route/position-at.ts';

/** Just before the next step, so that the display never runs ahead of the stored status. */
const justBefore = 0.001;

/** Rides of the simulator, calculated from plan and time. */
export const createSimulatedRides = (db: Kysely<Database>): RideSource => ({
  observe: async (jobId) => {
    const ride = await findSimulatedRide(db, jobId);
    if (ride === undefined || ride.nextStep === 0) return null;
    const { nextStep } = ride;
    const plan = bendToPins(
      ride.plan,
      ride.pins.map(({ at, ...pin }) => ({ ...pin, second: secondAt(ride, at) })),
    );
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
  },
});
