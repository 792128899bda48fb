import type { LatLng } from '@songwai/core/basics/geo';
import { encodePolyline } from '@songwai/core/basics/polyline';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { driveSeconds } from '@songwai/core/pricing/drive-time';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from '../../pricing/router/road-leg.ts';
import { placeNear } from './place-near.ts';
import type { RideMove, RidePlan, RideStep, RideVisit } from './ride-plan.ts';
import { createSeededRandom } from './seeded-random.ts';

/** A remark with this text finds no driver until the customer adds to the pay, to demonstrate the case. */
const noDriverMark = '[no-driver]';

export interface DispatchInput {
  readonly job: {
    readonly id: string;
    readonly remark: string;
    /** What the customer has added for the driver since the booking. */
    readonly addedSatang: number;
    readonly vehicleKind: VehicleKind;
    /** Hours of work of a full-day hire; absent or null for any other job. */
    readonly fullDay?: { readonly durationHours: number } | null;
  };
  /** The places of the stops, in order of their positions. */
  readonly stops: readonly (LatLng & { readonly position: number })[];
  /**
   * Positions of the stops in the order of visits, the pick-up first; a return ends at a stop visited before or at the return
   * point.
   */
  readonly visits: readonly number[];
  /** The legs between consecutive visits: one fewer than visits, and none where the customer names the places on the day. */
  readonly legs: readonly { readonly polyline: string; readonly metres: number }[];
  /** Ids of the free drivers with the vehicle. */
  readonly driverIds: readonly number[];
  readonly seed: number;
  /** How long the search may last, in simulated seconds. */
  readonly searchSeconds: number;
  readonly roads: RoadNetwork;
}

/** A null `driverId`: no driver will be found. Null as a whole: every driver is busy, to be tried again later. */
export type DispatchOutcome = { readonly driverId: number | null; readonly plan: RidePlan } | null;

/** A hire by the month is simulated as one day of work. */
const longestDayHours = 9;
/** One hire in three ends later than booked, at most by this many minutes. */
const overtimeShare = 1 / 3;
const mostOvertimeMinutes = 20;

const between = (random: () => number, least: number, most: number): number => Math.round(least + random() * (most - least));

/** The route from the driver's random starting place to the pick-up. */
function planApproach(input: DispatchInput, random: () => number) {
  const pickUp = input.stops.find(({ position }) => position === (input.visits[0] ?? 0));
  if (pickUp === undefined) throw new Error(`Job ${input.job.id} has no stop to drive to.`);
  const { points, metres } = traceLeg(input.roads, placeNear(pickUp, random, input.roads), pickUp);
  return { polyline: encodePolyline(points), seconds: driveSeconds(metres, input.job.vehicleKind) };
}

/** Plans work by the hour: from the pick-up for the booked time, sometimes a little longer. */
function planWork(plan: RidePlan, input: DispatchInput, random: () => number): RidePlan {
  const began = plan.visits.at(-1)?.doneSecond ?? 0;
  const hours = Math.min(input.job.fullDay?.durationHours ?? longestDayHours, longestDayHours);
  const overtimeSeconds = random() < overtimeShare ? between(random, 60, mostOvertimeMinutes * 60) : 0;
  const ended = began + hours * 3_600 + overtimeSeconds;
  const stop = input.visits.at(-1) ?? 0;
  return {
    steps: [...plan.steps, { atSecond: ended, status: 'completed', stop }],
    moves: plan.moves,
    visits: [...plan.visits, { stop, arriveSecond: began, doneSecond: ended }],
  };
}

function planRide(input: DispatchInput, random: () => number): RidePlan {
  const approach = planApproach(input, random);
  const [firstStop = 0, ...laterStops] = input.visits;
  const assigned = between(random, 20, 50);
  const arrived = assigned + approach.seconds;
  const pickedUp = arrived + between(random, 90, 200);
  const steps: RideStep[] = [
    { atSecond: assigned, status: 'assigned', stop: null },
    { atSecond: arrived, status: 'arrived', stop: firstStop },
    { atSecond: pickedUp, status: 'pickedUp', stop: firstStop },
  ];
  const moves: RideMove[] = [{ fromSecond: assigned, toSecond: arrived, polyline: approach.polyline }];
  const visits: RideVisit[] = [{ stop: firstStop, arriveSecond: arrived, doneSecond: pickedUp }];

  if (input.job.fullDay) return planWork({ steps, moves, visits }, input, random);
  let second = pickedUp + between(random, 15, 30);
  steps.push({ atSecond: second, status: 'delivering', stop: null });
  for (const [index, stop] of laterStops.entries()) {
    const leg = input.legs[index];
    if (leg === undefined) throw new Error(`Job ${input.job.id} has no way to its stop ${stop}.`);
    const arrive = second + driveSeconds(leg.metres, input.job.vehicleKind);
    const done = arrive + between(random, 60, 150);
    moves.push({ fromSecond: second, toSecond: arrive, polyline: leg.polyline });
    visits.push({ stop, arriveSecond: arrive, doneSecond: done });
    steps.push({ atSecond: done, status: index === laterStops.length - 1 ? 'completed' : 'delivering', stop });
    second = done;
  }
  return { steps, moves, visits };
}

/** Plans the course of a job from its search for a driver to its end. The same input gives the same plan. */
export function planDispatch(input: DispatchInput): DispatchOutcome {
  const random = createSeededRandom(input.seed, input.job.id);
  if (input.job.remark.includes(noDriverMark) && input.job.addedSatang === 0)
    return {
      driverId: null,
      plan: { steps: [{ atSecond: input.searchSeconds, status: 'expired', stop: null }], moves: [], visits: [] },
    };
  const driverId = input.driverIds[Math.floor(random() * input.driverIds.length)];
  return driverId === undefined ? null : { driverId, plan: planRide(input, random) };
}
