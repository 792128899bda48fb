import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { findWhereabouts } from '../../drivers/position-queries.ts';
import type { RideChanges, RideProgress } from '../../jobs/rerouting/ride-changes.ts';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import { findSimulatedRide } from '../assignment/simulated-ride-view.ts';
import { leaveNotice } from '../assignment/take-off-queries.ts';
import { readWay } from '../assignment/way-view.ts';
import { readCashJobs } from '../cash/cash-job-view.ts';
import { type DrivenRide, findDrivenRide } from '../driven/driven-ride-view.ts';
import { secondAt } from '../ride-time.ts';
import { bendToPins } from '../route/bend-to-pins.ts';
import { positionAt } from '../route/position-at.ts';
import type { RidePlan } from '../route/ride-plan.ts';
import { nextDueOf } from '../route/ride-points.ts';
import { visitsOf } from '../visits.ts';
import { readRoutePlaces } from './place-view.ts';
import { reroutePlan, toPlanLeg } from './reroute-plan.ts';
import { savePlan } from './reroute-queries.ts';

/** Where a driver was seen longer ago says nothing about now. */
const freshMs = 5 * minuteMs;
/** Just before the next step, so that nothing runs ahead of the stored status. */
const justBefore = 0.001;

type SimulatedRide = NonNullable<Awaited<ReturnType<typeof findSimulatedRide>>>;
type Reach = Omit<RideProgress, 'isPriceCollected'>;

/** How many visits of the route lie before a plan that began where goods were taken over from another driver. */
const visitsBefore = ({ visits }: RidePlan): number => (visits[1]?.stop ?? 1) - 1;

/** The second of a simulated ride, between the step that was taken last and the next one. */
function secondOf(ride: SimulatedRide, now: Date): number {
  const earliest = ride.plan.steps[ride.nextStep - 1]?.atSecond ?? 0;
  const next = ride.plan.steps[ride.nextStep];
  const latest = next === undefined ? earliest : next.atSecond - justBefore;
  return Math.max(earliest, Math.min(latest, secondAt(ride, now)));
}

interface RideChangesDeps {
  readonly clock: Clock;
  readonly roads: RoadNetwork;
}

/** How far rides have come, and leading them another way; for changes of a job's stops. */
export function createRideChanges({ clock, roads }: RideChangesDeps): RideChanges {
  const reachOfPlan = async (db: Db, jobId: string, ride: SimulatedRide): Promise<Reach> => {
    const second = secondOf(ride, clock.now());
    const done = ride.plan.visits.filter(({ doneSecond }) => doneSecond <= second).length;
    const doneVisits = done === 0 ? 0 : visitsBefore(ride.plan) + done;
    const visit = ride.plan.visits[done];
    if (visit === undefined) return { doneVisits, isThere: false, metresAway: null };
    const pins = ride.pins.map(({ at, ...pin }) => ({ ...pin, second: secondAt(ride, at) }));
    const { position } = positionAt(bendToPins(ride.plan, pins), second);
    const place = (await readRoutePlaces(db, jobId)).get(visit.stop);
    const metresAway = position === null || place === undefined ? null : greatCircleKm(position, place) * 1000;
    return { doneVisits, isThere: visit.arriveSecond <= second, metresAway };
  };

  const reachOfDriver = async (db: Db, ride: DrivenRide): Promise<Reach> => {
    const { nextVisit: doneVisits, isAtVisit: isThere } = ride;
    const place = ride.stops.find(({ position }) => position === visitsOf(ride)[doneVisits]);
    const seen = await findWhereabouts(db, ride.driverId);
    const isKnown = seen !== undefined && clock.now().getTime() - seen.at.getTime() <= freshMs;
    return { doneVisits, isThere, metresAway: isKnown && place !== undefined ? greatCircleKm(seen, place) * 1000 : null };
  };

  const followPlan = async (trx: Db, jobId: string, { ride, sameVisits }: { ride: SimulatedRide; sameVisits: number }) => {
    const way = await readWay(trx, jobId);
    const places = await readRoutePlaces(trx, jobId);
    const visits = visitsOf(way);
    const placeOf = (visit: number): LatLng => {
      const place = places.get(visits[visit] ?? 0);
      if (place === undefined) throw new Error(`Job ${jobId} has no stop for its visit ${visit}.`);
      return place;
    };
    const ahead = visits.slice(sameVisits);
    // The way back with goods that could not be delivered was not booked.
    const legs = ahead.map((_, index) => {
      const visit = sameVisits + index;
      return way.route.legs[visit - 1] ?? toPlanLeg(traceLeg(roads, placeOf(visit - 1), placeOf(visit)));
    });
    const newWay = {
      sameVisits: sameVisits - visitsBefore(ride.plan),
      ...{ visits: ahead, legs, vehicleKind: way.vehicleKind },
      legFrom: (driver: LatLng) => toPlanLeg(traceLeg(roads, driver, placeOf(sameVisits))),
    };
    const now = clock.now();
    const plan = reroutePlan(ride.plan, newWay, secondOf(ride, now));
    await savePlan(trx, { jobId, plan, nextDueAt: nextDueOf({ ...ride, plan }, now) });
  };

  return {
    read: async (db, jobId) => {
      const [cash] = await readCashJobs(db, [jobId]);
      const isPriceCollected = cash !== undefined && cash.priceState !== 'open';
      const simulated = await findSimulatedRide(db, jobId);
      if (simulated !== undefined)
        return simulated.nextStep === 0 ? undefined : { ...(await reachOfPlan(db, jobId, simulated)), isPriceCollected };
      const driven = await findDrivenRide(db, jobId);
      return driven && { ...(await reachOfDriver(db, driven)), isPriceCollected };
    },
    follow: async (trx, { jobId, sameVisits, isOtherWay }) => {
      const simulated = await findSimulatedRide(trx, jobId);
      if (simulated !== undefined && !isOtherWay) return;
      if (simulated !== undefined) return followPlan(trx, jobId, { ride: simulated, sameVisits });
      const driven = await findDrivenRide(trx, jobId);
      if (driven === undefined) return;
      const { driverId, jobStatus } = driven;
      const hasGoods = jobStatus === 'pickedUp' || jobStatus === 'delivering';
      await leaveNotice(trx, { driverId, jobId, kind: 'routeChanged', hasGoods, at: clock.now() });
    },
  };
}
