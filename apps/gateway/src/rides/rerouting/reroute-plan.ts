import type { LatLng } from '@songwai/core/basics/geo';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { driveSeconds } from '@songwai/core/pricing/drive-time';
import { splitMove } from '../route/bend-to-pins.ts';
import type { RideMove, RidePlan, RideStep, RideVisit } from '../route/ride-plan.ts';

/** The way that a ride takes from now on. */
export interface NewWay {
  /** Visits of the plan, from its first on, that are where they were. At least one; the driver has not arrived at a later one. */
  readonly sameVisits: number;
  /** Positions of the stops visited after them; none where the ride ends there now. */
  readonly visits: readonly number[];
  /** The legs to each of these visits, from the one before it. */
  readonly legs: readonly { readonly polyline: string; readonly metres: number }[];
  /** The leg from where the driver is to the first of these visits. */
  readonly legFrom: (driver: LatLng) => { readonly polyline: string; readonly metres: number };
  readonly vehicleKind: VehicleKind;
}

/** Seconds at a stop: the middle of what rides are planned with. */
const handOverSeconds = 105;

type Leg = NewWay['legs'][number];

/** The moves until now, and when and on which line the ride goes on; no line where it ends. */
function departAt(
  plan: RidePlan,
  way: NewWay,
  second: number,
): { moves: readonly RideMove[]; from: number; leg: Leg | undefined } {
  const last = plan.visits[way.sameVisits - 1];
  const [leg] = way.legs;
  if (last === undefined) throw new Error('A ride goes on from a visit that it has.');
  const moves = plan.moves.filter(({ toSecond }) => toSecond <= last.arriveSecond);
  if (leg === undefined) return { moves, from: last.doneSecond, leg };
  const onTheWay = plan.moves.slice(moves.length);
  const begun = onTheWay.filter(({ fromSecond }) => fromSecond < second);
  const present = begun.at(-1);
  // Still to set off: after the last visit, or as the way to the next one was planned.
  if (present === undefined) return { moves, from: onTheWay[0]?.fromSecond ?? last.doneSecond, leg };
  const [behind] = splitMove(present, second);
  const driver = decodePolyline(behind.polyline).at(-1);
  if (driver === undefined) throw new Error('A move has no line.');
  return { moves: [...moves, ...begun.slice(0, -1), { ...behind, toSecond: second }], from: second, leg: way.legFrom(driver) };
}

/**
 * A plan whose stops have changed under way: as it was until now, then over the new stops. A driver on the way to a stop that has changed turns
 * where the driver is.
 *
 * @param second of the ride at which it is changed.
 */
export function reroutePlan(plan: RidePlan, way: NewWay, second: number): RidePlan {
  const firstSteps = plan.steps.length - plan.visits.length + 1;
  const { moves: until, from, leg } = departAt(plan, way, second);
  const moves: RideMove[] = [...until];
  const visits: RideVisit[] = plan.visits.slice(0, way.sameVisits);
  const steps: RideStep[] = plan.steps.slice(0, firstSteps + way.sameVisits - 1);
  let leaves = from;
  for (const [index, stop] of way.visits.entries()) {
    const next = index === 0 ? leg : way.legs[index];
    if (next === undefined) throw new Error(`A ride has no way to its stop ${stop}.`);
    const { polyline, metres } = next;
    const arrives = leaves + driveSeconds(metres, way.vehicleKind);
    const done = arrives + handOverSeconds;
    moves.push({ fromSecond: leaves, toSecond: arrives, polyline });
    visits.push({ stop, arriveSecond: arrives, doneSecond: done });
    steps.push({ atSecond: done, status: 'delivering', stop });
    leaves = done;
  }
  return { steps: endAtLast(steps, firstSteps), moves, visits };
}

/** The last delivery ends the job, and no other. @param firstSteps those before the first delivery. */
const endAtLast = (steps: readonly RideStep[], firstSteps: number): readonly RideStep[] =>
  steps.map((step, index) =>
    index < firstSteps ? step : { ...step, status: index === steps.length - 1 ? 'completed' : 'delivering' },
  );

/** A leg between two points as a plan has it. */
export const toPlanLeg = ({ points, metres }: { readonly points: readonly LatLng[]; readonly metres: number }) => ({
  polyline: encodePolyline(points),
  metres,
});
