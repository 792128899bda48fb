import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../deps.ts';
import { ensureDrivers } from '../drivers/queries.ts';
import { changeStatus, giveBack } from '../jobs/status-queries.ts';
import type { Dispatcher } from './dispatcher.ts';
import { planDispatch } from './plan-dispatch.ts';
import {
  closeCancelledRides,
  type DueRide,
  findFreeDrivers,
  insertRide,
  saveProgress,
  takeDueRides,
  takeWaitingJobs,
  type WaitingJob,
} from './queries.ts';
import { momentOf } from './ride-time.ts';
import { simulatedDrivers } from './simulated-drivers.ts';

export interface SimulatorOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** How many times faster than life; above 0 (`SIMULATION_SPEED`). */
  readonly speed: number;
  /** Same seed, same rides (`SIMULATION_SEED`). */
  readonly seed: number;
}

/** The simulator; `tick` is what `start` does again and again, for tests that hold the clock. */
export interface Simulator extends Dispatcher {
  tick(): Promise<void>;
}

const tickMs = 250;
/** Rows of one transaction: short, so that a cancellation never waits long. */
const batch = 25;
/** How long before the pick-up a driver is looked for, in simulated seconds. */
const leadSeconds = 15 * 60;

/** The positions in the order of the way: the stops, then the return point, or the pick-up where the way back leads there. */
function visitsOf({ stops, route }: WaitingJob): readonly number[] {
  const outward = stops.filter(({ isReturn }) => !isReturn).map(({ position }) => position);
  if (route.legs.length < outward.length) return outward;
  return [...outward, stops.find(({ isReturn }) => isReturn)?.position ?? outward[0] ?? 0];
}

/** Sends simulated drivers: one plan per job, made once and stored, and a ticker that writes what falls due. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { db, clock, startTimer, log, speed, seed } = options;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let hasDrivers = false;

  const startSearch = async (trx: Kysely<Database>, job: WaitingJob, now: Date): Promise<void> => {
    const driverIds = await findFreeDrivers(trx, job.vehicleKind);
    const outcome = planDispatch({ job, visits: visitsOf(job), legs: job.route.legs, driverIds, seed });
    const [first] = outcome?.plan.steps ?? [];
    // Every driver is on the way: the job waits for one of them.
    if (outcome === null || first === undefined) return;
    const time = { startedAt: now, speed };
    await insertRide(trx, { ...time, ...outcome, jobId: job.id, nextDueAt: momentOf(time, first.atSecond) });
  };

  const startSearches = (now: Date) =>
    db.transaction().execute(async (trx) => {
      const pickUpBefore = new Date(now.getTime() + (leadSeconds * 1000) / speed);
      for (const job of await takeWaitingJobs(trx, { pickUpBefore, limit: batch })) await startSearch(trx, job, now);
    });

  const advance = async (trx: Kysely<Database>, ride: DueRide, now: Date): Promise<void> => {
    const { jobId, plan } = ride;
    if (ride.jobStatus === 'cancelled') return saveProgress(trx, { jobId, nextStep: ride.nextStep, nextDueAt: null });
    const due = plan.steps.slice(ride.nextStep).filter(({ atSecond }) => momentOf(ride, atSecond) <= now);
    for (const { status, stop, atSecond } of due) {
      const at = momentOf(ride, atSecond);
      await changeStatus(trx, { jobId, status, stop, at });
      if (status === 'expired') await giveBack(trx, jobId, at);
    }
    const nextStep = ride.nextStep + due.length;
    const next = plan.steps[nextStep];
    await saveProgress(trx, { jobId, nextStep, nextDueAt: next === undefined ? null : momentOf(ride, next.atSecond) });
  };

  /** @returns how many rides were moved on. */
  const advanceDue = (now: Date) =>
    db.transaction().execute(async (trx) => {
      const rides = await takeDueRides(trx, { now, limit: batch });
      for (const ride of rides) await advance(trx, ride, now);
      return rides.length;
    });

  const tick = async (): Promise<void> => {
    if (!hasDrivers) await ensureDrivers(db, simulatedDrivers);
    hasDrivers = true;
    const now = clock.now();
    await closeCancelledRides(db);
    await startSearches(now);
    while ((await advanceDue(now)) === batch && !stopping.signal.aborted);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await tick();
      } catch (error) {
        // The database may be away for a moment; what was due stays due.
        log.error({ err: error }, 'the dispatch simulator could not move the jobs on');
      }
      await wait(startTimer, tickMs, stopping.signal);
    }
  };

  return {
    tick,
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
