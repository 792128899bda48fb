import type { LatLng } from '@songwai/core/basics/geo';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { drawCurvedLeg } from '../pricing/router/curved-leg.ts';
import type { RideMove, RidePlan, RideStep, RideVisit } from './ride-plan.ts';
import { createSeededRandom } from './seeded-random.ts';

/** A remark that holds this finds no driver, so that the case can be shown. */
const noDriverMark = '[no-driver]';

export interface DispatchInput {
  readonly job: { readonly id: string; readonly remark: string; readonly vehicleKind: VehicleKind };
  /** Positions of the stops in the order in which they are visited, the pick-up first; a way back ends at a stop visited before or the return point. */
  readonly visits: readonly number[];
  /** The way between neighbouring visits: one fewer. */
  readonly legs: readonly { readonly polyline: string; readonly metres: number }[];
  /** Ids of the drivers who are free and have the vehicle. */
  readonly driverIds: readonly number[];
  readonly seed: number;
}

/** `driverId` null: nobody will be found. Null as a whole: every driver is busy, try again later. */
export type DispatchOutcome = { readonly driverId: number | null; readonly plan: RidePlan } | null;

/** Kilometres an hour in the city, stops at lights included. */
const citySpeed: Readonly<Record<VehicleKind, number>> = { motorcycle: 30, car: 26, pickup: 25, box: 23, fence: 23, reefer: 23 };
/** Long legs lead over expressways. */
const longLegMetres = 12_000;
const longLegFactor = 1.6;

const between = (random: () => number, least: number, most: number): number => Math.round(least + random() * (most - least));

function driveSeconds(metres: number, kind: VehicleKind): number {
  const kmPerHour = citySpeed[kind] * (metres > longLegMetres ? longLegFactor : 1);
  return Math.max(20, Math.round(metres / (kmPerHour / 3.6)));
}

/** Somewhere within about two and a half kilometres, where a free driver might be. */
function placeNear(point: LatLng, random: () => number): LatLng {
  const bearing = random() * 2 * Math.PI;
  const degrees = (0.6 + random() * 1.4) / 111;
  return {
    lat: point.lat + degrees * Math.cos(bearing),
    lng: point.lng + (degrees * Math.sin(bearing)) / Math.cos((point.lat * Math.PI) / 180),
  };
}

/** The way from where the driver happens to be to the pick-up point. */
function planApproach(input: DispatchInput, random: () => number) {
  const [pickUp] = decodePolyline(input.legs[0]?.polyline ?? '');
  if (pickUp === undefined) throw new Error(`Job ${input.job.id} has no way to drive.`);
  const { points, metres } = drawCurvedLeg(placeNear(pickUp, random), pickUp);
  return { polyline: encodePolyline(points), seconds: driveSeconds(metres, input.job.vehicleKind) };
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

/** Plans what becomes of a job, from its search for a driver to its end. The same input gives the same plan. */
export function planDispatch(input: DispatchInput): DispatchOutcome {
  const random = createSeededRandom(input.seed, input.job.id);
  if (input.job.remark.includes(noDriverMark))
    return {
      driverId: null,
      plan: { steps: [{ atSecond: between(random, 120, 240), status: 'expired', stop: null }], moves: [], visits: [] },
    };
  const driverId = input.driverIds[Math.floor(random() * input.driverIds.length)];
  return driverId === undefined ? null : { driverId, plan: planRide(input, random) };
}
