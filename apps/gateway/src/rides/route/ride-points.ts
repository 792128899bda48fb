import { momentOf, type RideTime } from '../ride-time.ts';
import type { RidePlan } from './ride-plan.ts';

/** A moment at which a driver reaches a stop after the pick-up, which is no status of the job. */
export interface PlannedArrival {
  readonly stop: number;
  readonly at: Date;
}

/** The arrivals after the pick-up. Where a hire by the hour ends, nobody drives to by the plan, so that none is one. */
export const arrivalsOf = (plan: RidePlan, time: RideTime): readonly PlannedArrival[] =>
  plan.visits
    .slice(1)
    .filter(({ arriveSecond }) => plan.moves.some(({ toSecond }) => toSecond === arriveSecond))
    .map(({ stop, arriveSecond }) => ({ stop, at: momentOf(time, arriveSecond) }));

/** When something of a ride is due next after a moment: the step that comes, or the arrival before it. Null after the last step. */
export function nextDueOf(ride: RideTime & { readonly plan: RidePlan; readonly nextStep: number }, now: Date): Date | null {
  const step = ride.plan.steps[ride.nextStep];
  if (step === undefined) return null;
  const arrival = arrivalsOf(ride.plan, ride).find(({ at }) => at > now)?.at;
  const due = momentOf(ride, step.atSecond);
  return arrival !== undefined && arrival < due ? arrival : due;
}
