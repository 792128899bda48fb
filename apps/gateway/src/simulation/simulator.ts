import type { StartTimer } from '@songwai/core/basics/start-timer';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Database } from '../database/tables.ts';
import { ensureDrivers, hasDriversOnDuty } from '../drivers/queries.ts';
import type { WaitingMark } from '../jobs/changes/waiting-queries.ts';
import { recordArrival } from '../jobs/charges/arrival-queries.ts';
import { settleCharges } from '../jobs/charges/settle-charges.ts';
import { changeStatus, giveBack } from '../jobs/status-queries.ts';
import { countOpenOffers, findCandidates } from '../offers/candidate-view.ts';
import { driverSearch } from '../offers/driver-search-queries.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { hasBlockedDriver } from '../rides/assignment/driver-conditions-view.ts';
import { lockFreeDriver } from '../rides/assignment/lock-free-driver.ts';
import { collectAll } from '../rides/cash/collect-all.ts';
import {
  closeEndedRides,
  type DueRide,
  insertRide,
  saveProgress,
  takeDueRides,
  takeWaitingJobs,
  type WaitingJob,
} from '../rides/queries.ts';
import { momentOf } from '../rides/ride-time.ts';
import { planDispatch } from '../rides/route/plan-dispatch.ts';
import { wayLeft } from '../rides/route/way-left.ts';
import { findFreeSimulated } from './free-simulated-view.ts';
import { simulatedDrivers } from './simulated-drivers.ts';

export interface SimulatorDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** How many times faster than life; above 0 (`SIMULATION_SPEED`). */
  readonly speed: number;
  /** Same seed, same rides (`SIMULATION_SEED`). */
  readonly seed: number;
  /** What simulated drivers ride along. */
  readonly roads: RoadNetwork;
}

/** The simulator; `tick` is what `start` does again and again, for tests that hold the clock. */
export interface Simulator extends Worker {
  tick(): Promise<void>;
}

const pauseMs = 250;
/** Rows of one transaction: short, so that a cancellation never waits long. */
const batch = 25;
/** How long before the pick-up a driver is looked for, in simulated seconds. */
const leadSeconds = 15 * 60;

/** Whether a real driver is being asked for a job, or could be: then the simulator leaves it alone. */
async function isForRealDrivers(trx: Kysely<Database>, job: WaitingJob, now: Date): Promise<boolean> {
  const pickUp = job.handOver ?? job.stops[0];
  if (pickUp === undefined || !(await hasDriversOnDuty(trx))) return false;
  return (await countOpenOffers(trx, job)).all > 0 || (await findCandidates(trx, job, { pickUp, now })).length > 0;
}

/** Simulated drivers for a job: its customer's favourites as long as one is free, then anybody. */
async function findDriverIds(trx: Kysely<Database>, job: WaitingJob): Promise<readonly number[]> {
  const free = await findFreeSimulated(trx, job);
  const favorites = free.filter(({ isFavorite }) => isFavorite);
  return (favorites.length > 0 ? favorites : free).map(({ id }) => id);
}

/** Sends simulated drivers: one plan per job, made once and stored, and a worker that writes what falls due. */
export function createSimulator(options: SimulatorDeps): Simulator {
  const { db, clock, startTimer, log, speed, seed, roads } = options;
  let hasDrivers = false;

  const startSearch = async (trx: Kysely<Database>, job: WaitingJob, now: Date): Promise<void> => {
    if (await isForRealDrivers(trx, job, now)) return;
    // Goods that are on the way already are not left without a driver for show.
    const shown = job.handOver === null ? job : { ...job, remark: '' };
    let driverIds = await findDriverIds(trx, job);
    let outcome = planDispatch({ job: shown, ...wayLeft(job, roads), driverIds, seed, roads });
    while (outcome !== null && outcome.driverId !== null && !(await lockFreeDriver(trx, outcome.driverId))) {
      const taken = outcome.driverId;
      driverIds = driverIds.filter((id) => id !== taken);
      outcome = planDispatch({ job: shown, ...wayLeft(job, roads), driverIds, seed, roads });
    }
    const [first] = outcome?.plan.steps ?? [];
    // Every driver is on the way: the job waits for one of them.
    if (outcome === null || first === undefined) return;
    const time = { startedAt: now, speed };
    await insertRide(trx, { ...time, ...outcome, jobId: job.id, nextDueAt: momentOf(time, first.atSecond) });
  };

  /** @returns where to go on; undefined after the last job. */
  const startBatch = (now: Date, after: WaitingMark | undefined): Promise<WaitingMark | undefined> =>
    transact(db, async (trx) => {
      const pickUpBefore = new Date(now.getTime() + (leadSeconds * 1000) / speed);
      const jobs = await takeWaitingJobs(trx, { pickUpBefore, limit: batch, after });
      for (const job of jobs) await startSearch(trx, job, now);
      return jobs.length < batch ? undefined : jobs.at(-1);
    });

  /** Notes when the driver came to the stops that it has reached: waiting is counted from there. */
  const noteArrivals = async (trx: Kysely<Database>, ride: DueRide, now: Date): Promise<void> => {
    for (const { stop, arriveSecond } of ride.plan.visits) {
      const at = momentOf(ride, arriveSecond);
      if (at <= now) await recordArrival(trx, { jobId: ride.jobId, stop, at });
    }
  };

  const advance = async (trx: Kysely<Database>, ride: DueRide, now: Date): Promise<void> => {
    const { jobId, plan } = ride;
    if (isJobOver(ride.jobStatus)) return saveProgress(trx, { jobId, nextStep: ride.nextStep, nextDueAt: null, now });
    // Blocked between the plan and the assignment: the customer is not to meet this driver.
    if (ride.nextStep === 0 && (await hasBlockedDriver(trx, jobId))) return driverSearch.restart(trx, jobId);
    const due = plan.steps.slice(ride.nextStep).filter(({ atSecond }) => momentOf(ride, atSecond) <= now);
    for (const { status, stop, atSecond } of due) {
      const at = momentOf(ride, atSecond);
      await changeStatus(trx, { jobId, status, stop, at });
      if (status === 'expired') await giveBack(trx, jobId, at);
      if (status !== 'completed') continue;
      await noteArrivals(trx, ride, at);
      await settleCharges(trx, jobId, at);
      await collectAll(trx, jobId, at);
    }
    const nextStep = ride.nextStep + due.length;
    const next = plan.steps[nextStep];
    await saveProgress(trx, { jobId, nextStep, nextDueAt: next === undefined ? null : momentOf(ride, next.atSecond), now });
  };

  /** @returns how many rides were moved on. */
  const advanceDue = (now: Date) =>
    transact(db, async (trx) => {
      const rides = await takeDueRides(trx, { now, limit: batch });
      for (const ride of rides) await advance(trx, ride, now);
      return rides.length;
    });

  const work = async (signal?: AbortSignal): Promise<void> => {
    if (!hasDrivers) await ensureDrivers(db, simulatedDrivers);
    hasDrivers = true;
    const now = clock.now();
    await closeEndedRides(db, now);
    let after = await startBatch(now, undefined);
    while (after !== undefined && signal?.aborted !== true) after = await startBatch(now, after);
    while ((await advanceDue(now)) === batch && signal?.aborted !== true);
  };

  return { tick: () => work(), ...createWorker({ name: 'dispatch simulator', work, pauseMs, startTimer, log }) };
}
