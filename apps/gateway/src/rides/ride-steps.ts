import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';

/** The progress of a driver's ride. */
export interface RideState {
  readonly status: JobStatus;
  readonly taskType: number;
  /** Positions of the stops in the order of the route. */
  readonly visits: readonly number[];
  readonly nextVisit: number;
  readonly isAtVisit: boolean;
  /** The visit to continue with after taking goods over from an earlier driver; null where they come from the sender. */
  readonly resumeVisit: number | null;
}

/** An action of a driver at a visit. */
export interface RideAction {
  readonly kind: 'arrive' | 'pickUp' | 'deliver' | 'fail';
  readonly visit: number;
}

/** Why a step cannot be taken. */
type StepFault = 'cancelled' | 'over' | 'notNow' | 'arriveFirst';

/**
 * The result of an action; `done` where it was done before, which is no error, because an app without reception repeats calls.
 */
export type StepOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly fault: StepFault }
  | {
      readonly kind: 'step';
      /** Changes of the job's status in order, each with its stop. */
      readonly changes: readonly { readonly status: JobStatus; readonly stop: number | null }[];
      readonly nextVisit: number;
      readonly isAtVisit: boolean;
    };

const fault = (reason: StepFault): StepOutcome => ({ kind: 'fault', fault: reason });

function arrive({ status, visits, nextVisit, isAtVisit, resumeVisit }: RideState, visit: number): StepOutcome {
  const stop = visits[visit];
  if (stop === undefined || visit > nextVisit) return fault('notNow');
  if (visit < nextVisit || isAtVisit) return { kind: 'done' };
  // A driver who takes goods over from another does not come to the sender.
  const changes = status === 'assigned' ? [{ status: 'arrived' as const, stop: resumeVisit === null ? stop : null }] : [];
  return { kind: 'step', changes, nextVisit, isAtVisit: true };
}

function pickUp({ visits, nextVisit, isAtVisit, taskType, resumeVisit }: RideState): StepOutcome {
  const stop = resumeVisit === null ? (visits[0] ?? 0) : null;
  if (nextVisit > 0) return { kind: 'done' };
  if (!isAtVisit) return fault('arriveFirst');
  const pickedUp = { status: 'pickedUp' as const, stop };
  // After the pick-up the job is at once `delivering`, except a hire by the hour, which has no route.
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

/** A visit that failed; where goods go back, the route already contains the return. */
function fail({ visits, nextVisit, isAtVisit, taskType }: RideState, visit: number): StepOutcome {
  if (visits[visit] === undefined || visit > nextVisit || (taskType === fullDayTask && visit > 0)) return fault('notNow');
  if (visit < nextVisit) return { kind: 'done' };
  if (!isAtVisit) return fault('arriveFirst');
  if (visit === 0) return { kind: 'step', changes: [{ status: 'cancelled', stop: null }], nextVisit, isAtVisit };
  return { kind: 'step', changes: [], nextVisit: visit + 1, isAtVisit: false };
}

/** The result of an action: a pure function of the ride's progress. */
export function takeStep(state: RideState, { kind, visit }: RideAction): StepOutcome {
  // A repeated action succeeds even after the end: the answer to the last delivery may have been lost.
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
