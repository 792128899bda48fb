import { setImmediate } from 'node:timers/promises';
import { planTrips } from './plan-trips.ts';
import type { Trip, TripProblem } from './trip-costs.ts';
import type { TripRate } from './trip-planner.ts';

export interface TripQuestion extends TripProblem {
  /** What `costOf` calculates, for solvers that have a cost function of their own. */
  readonly rate: TripRate;
}

/** Groups drop-offs into trips. @throws the signal's reason where it aborts. */
export type SolveTrips = (question: TripQuestion, signal: AbortSignal | undefined) => Promise<readonly Trip[]>;

/** Solves without a server, in turns with the gateway's other work. */
export function createBuiltInSolver({
  // Five times what 500 drop-offs take: only a gateway with many plans at once answers with less than it could find.
  budgetMs = 6_000,
  nowMs = () => performance.now(),
}: {
  readonly budgetMs?: number;
  readonly nowMs?: () => number;
} = {}): SolveTrips {
  return async (question, signal) => {
    const endsAt = nowMs() + budgetMs;
    const plan = planTrips(question);
    for (;;) {
      signal?.throwIfAborted();
      const step = plan.next();
      if (step.done === true || nowMs() >= endsAt) return step.value;
      await setImmediate();
    }
  };
}
