import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';

/** How far a driver's ride has come. */
export interface RideState {
  readonly status: JobStatus;
  readonly taskType: number;
  /** Positions of the stops in the order of the way. */
  readonly visits: readonly number[];
  readonly nextVisit: number;
  readonly isAtVisit: boolean;
  /** The visit to go on with once the goods of an earlier driver are taken over; null where they are picked up from the sender. */
  readonly resumeVisit: number | null;
}

/** What a driver does at a visit. */
export interface RideAction {
  readonly kind: 'arrive' | 'pickUp' | 'deliver' | 'fail';
  readonly visit: number;
}

/** Why a step cannot be taken. */
type StepFault = 'cancelled' | 'over' | 'notNow' | 'arriveFirst';

/** What becomes of the ride: `done` where it had been done before, which is no mistake: an app without reception asks twice. */
export type StepOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly fault: StepFault }
  | {
      readonly kind: 'step';
      /** Changes of the job, in order, each with the stop where it happens. */
      readonly changes: readonly { readonly status: JobStatus; readonly stop: number | null }[];
      readonly nextVisit: number;
      readonly isAtVisit: boolean;
    };

const fault = (reason: StepFault): StepOutcome => ({ kind: 'fault', fault: reason });

function arrive({ status, visits, nextVisit, isAtVisit, resumeVisit }: RideState, visit: number): StepOutcome {
  const stop = visits[visit];
  if (stop === undefined || visit > nextVisit) return fault('notNow');
  if (visit < nextVisit || isAtVisit) return { kind: 'done' };
  // Where goods are taken over from another driver, nobody is at the sender's.
  const changes = status === 'assigned' ? [{ status: 'arrived' as const, stop: resumeVisit === null ? stop : null }] : [];
  return { kind: 'step', changes, nextVisit, isAtVisit: true };
}

function pickUp({ visits, nextVisit, isAtVisit, taskType, resumeVisit }: RideState): StepOutcome {
  const stop = resumeVisit === null ? (visits[0] ?? 0) : null;
  if (nextVisit > 0) return { kind: 'done' };
  if (!isAtVisit) return fault('arriveFirst');
  const pickedUp = { status: 'pickedUp' as const, stop };
  // Whoever has the goods drives on; a hire by the hour has no way to be on.
  const changes = taskType === fullDayTask ? [pickedUp] : [pickedUp, { status: 'delivering' as const, stop: null }];
  return { kind: 'step', changes, nextVisit: resumeVisit ?? 1, isAtVisit: false };
}

function deliver({ visits, nextVisit, isAtVisit, taskType }: RideState, visit: number): StepOutcome {
  const stop = visits[visit];
  if (stop === undefined || visit === 0 || visit > nextVisit) return fault('notNow');
  if (visit < nextVisit) return { kind: 'done' };
  if (!isAtVisit && taskType !== fullDayTask) return fault('arriveFirst');
  const status = visit === visits.length - 1 ? ('completed' as const) : ('delivering' as const);
  return { kind: 'step', changes: [{ status, stop }], nextVisit: visit + 1, isAtVisit: false };
}

/** A visit at which the driver could not do what was to be done; the way is longer by then where goods go back. */
function fail({ visits, nextVisit, isAtVisit, taskType }: RideState, visit: number): StepOutcome {
  if (visits[visit] === undefined || visit > nextVisit || (taskType === fullDayTask && visit > 0)) return fault('notNow');
  if (visit < nextVisit) return { kind: 'done' };
  if (!isAtVisit) return fault('arriveFirst');
  if (visit === 0) return { kind: 'step', changes: [{ status: 'cancelled', stop: null }], nextVisit, isAtVisit };
  return { kind: 'step', changes: [], nextVisit: visit + 1, isAtVisit: false };
}

/** What follows when a driver does something: a pure function of how far the ride has come. */
export function takeStep(state: RideState, { kind, visit }: RideAction): StepOutcome {
  // Done is done, also after the end: the answer to the last delivery may have been lost.
  const isRepeat = visit < state.nextVisit && !(kind === 'deliver' && visit === 0);
  if (isJobOver(state.status) && !(state.status === 'completed' && isRepeat))
    return fault(state.status === 'cancelled' ? 'cancelled' : 'over');
  switch (kind) {
    case 'arrive':
      return arrive(state, visit);
    case 'pickUp':
      return pickUp(state);
    case 'deliver':
      return deliver(state, visit);
    case 'fail':
      return fail(state, visit);
  }
}
