import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Database } from '../database/tables.ts';
import { ensureDrivers, hasDriversOnDuty } from '../drivers/queries.ts';
import type { WaitingMark } from '../jobs/changes/waiting-queries.ts';
import { reachStop, recordArrival } from '../jobs/charges/arrival-queries.ts';
import { settleCharges } from '../jobs/charges/settle-charges.ts';
import { collectCod } from '../jobs/cod/cod.ts';
import { endSearchAt } from '../jobs/search-queries.ts';
import { changeStatus, giveBack } from '../jobs/status-queries.ts';
import { countOpenOffers, findCandidates } from '../offers/candidate-view.ts';
import { driverSearch } from '../offers/driver-search-queries.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { earliestOf } from '../platform/workers/due-queries.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { hasBlockedDriver } from '../rides/assignment/driver-conditions-view.ts';
import { lockFreeDriver } from '../rides/assignment/lock-free-driver.ts';
import { collectAll } from '../rides/cash/collect-all.ts';
import { nextEndedRide, nextFreeJob, nextRideStep } from '../rides/due-view.ts';
import {
  closeEndedRides,
  type DueRide,
  insertRide,
  listDueRides,
  listWaitingJobs,
  saveProgress,
  takeDueRide,
  takeWaitingJob,
  type WaitingJob,
} from '../rides/queries.ts';
import { momentOf } from '../rides/ride-time.ts';
import { planDispatch } from '../rides/route/plan-dispatch.ts';
import type { RideStep } from '../rides/route/ride-plan.ts';
import { arrivalsOf, nextDueOf } from '../rides/route/ride-points.ts';
import { wayLeft } from '../rides/route/way-left.ts';
import { findFreeSimulated } from './free-simulated-view.ts';
import { simulatedDrivers } from './simulated-drivers.ts';

export interface SimulatorDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** Simulated seconds per second; above 0 (`SIMULATION_SPEED`). */
  readonly speed: number;
  /** The same seed gives the same rides (`SIMULATION_SEED`). */
  readonly seed: number;
  /** The roads that simulated drivers use. */
  readonly roads: RoadNetwork;
}

/** The simulator; `tick` is one round, for tests with their own clock. */
export interface Simulator extends Worker {
  tick(): Promise<void>;
}

const pauseMs = 250;
/** Jobs that are read together; each has a transaction of its own, so that a cancellation never waits for the others. */
const batch = 25;
/** How long before the pick-up the search begins, in simulated seconds. */
const leadMs = 15 * minuteMs;

/** Whether a real driver has or could get an offer of the job; the simulator then leaves it alone. */
async function isForRealDrivers(trx: Kysely<Database>, job: WaitingJob, now: Date): Promise<boolean> {
  const pickUp = job.handOver ?? job.stops[0];
  if (pickUp === undefined || !(await hasDriversOnDuty(trx))) return false;
  return (await countOpenOffers(trx, job)).all > 0 || (await findCandidates(trx, job, { pickUp, now })).length > 0;
}

/** Free simulated drivers for a job: the customer's favourites if one is free, otherwise all. */
async function findDriverIds(trx: Kysely<Database>, job: WaitingJob): Promise<readonly number[]> {
  const free = await findFreeSimulated(trx, job);
  const favorites = free.filter(({ isFavorite }) => isFavorite);
  return (favorites.length > 0 ? favorites : free).map(({ id }) => id);
}

/** Makes the simulator: it plans and stores each ride once, and a worker carries out the steps that are due. */
export function createSimulator(options: SimulatorDeps): Simulator {
  const { db, clock, startTimer, log, speed, seed, roads } = options;
  let hasDrivers = false;

  const startSearch = async (trx: Kysely<Database>, job: WaitingJob, now: Date): Promise<void> => {
    if (await isForRealDrivers(trx, job, now)) return;
    // The remark that demonstrates a failed search is ignored for goods that are already on the way.
    const shown = job.handOver === null ? job : { ...job, remark: '' };
    const searchSeconds = Math.max(0, (job.searchUntil.getTime() - now.getTime()) / 1000);
    const plan = (driverIds: readonly number[]) =>
      planDispatch({ job: shown, ...wayLeft(job, roads), driverIds, seed, roads, searchSeconds });
    let driverIds = await findDriverIds(trx, job);
    let outcome = plan(driverIds);
    while (outcome !== null && outcome.driverId !== null && !(await lockFreeDriver(trx, outcome.driverId))) {
      const taken = outcome.driverId;
      driverIds = driverIds.filter((id) => id !== taken);
      outcome = plan(driverIds);
    }
    const [first] = outcome?.plan.steps ?? [];
    // Every driver is busy, so the job waits.
    if (outcome === null || first === undefined) return;
    const time = { startedAt: now, speed };
    const nextDueAt = momentOf(time, first.atSecond);
    await insertRide(trx, { ...time, ...outcome, jobId: job.id, nextDueAt });
    // Time passes faster for the search too; its countdown shows when it really ends.
    if (outcome.driverId === null) await endSearchAt(trx, job.id, nextDueAt);
  };

  /** @returns the mark to continue from; undefined after the last job. */
  const startBatch = async (now: Date, after: WaitingMark | undefined): Promise<WaitingMark | undefined> => {
    const pickUpBefore = new Date(now.getTime() + leadMs / speed);
    const jobs = await listWaitingJobs(db, { pickUpBefore, limit: batch, after });
    for (const { id } of jobs)
      await transact(db, async (trx) => {
        const job = await takeWaitingJob(trx, id);
        if (job !== undefined) await startSearch(trx, job, now);
      });
    return jobs.length < batch ? undefined : jobs.at(-1);
  };

  /** Records the arrivals so far, because waiting is charged from them. */
  const noteArrivals = async (trx: Kysely<Database>, ride: DueRide, now: Date): Promise<void> => {
    for (const { stop, arriveSecond } of ride.plan.visits) {
      const at = momentOf(ride, arriveSecond);
      if (at <= now) await recordArrival(trx, { jobId: ride.jobId, stop, at });
    }
  };

  const takeStep = async (trx: Kysely<Database>, ride: DueRide, { status, stop, atSecond }: RideStep): Promise<void> => {
    const { jobId, driverId } = ride;
    const at = momentOf(ride, atSecond);
    const isDelivery = status === 'delivering' || status === 'completed';
    if (isDelivery && stop !== null && driverId !== null) await collectCod(trx, { jobId, stop, driverId, at });
    await changeStatus(trx, { jobId, status, stop, at });
    if (status === 'expired') await giveBack(trx, jobId, at);
    if (status !== 'completed') return;
    await noteArrivals(trx, ride, at);
    await settleCharges(trx, jobId, at);
    await collectAll(trx, jobId, at);
  };

  const advance = async (trx: Kysely<Database>, ride: DueRide, now: Date): Promise<void> => {
    const { jobId, plan } = ride;
    if (isJobOver(ride.jobStatus)) return saveProgress(trx, { jobId, nextStep: ride.nextStep, nextDueAt: null, now });
    // The customer blocked the driver between plan and assignment, so the search starts over.
    if (ride.nextStep === 0 && (await hasBlockedDriver(trx, jobId))) return driverSearch.restart(trx, jobId);
    const steps = plan.steps.slice(ride.nextStep).filter(({ atSecond }) => momentOf(ride, atSecond) <= now);
    // What the app of a real driver reports before each delivery.
    const arrivals = arrivalsOf(plan, ride).filter(({ at }) => at >= ride.dueAt && at <= now);
    const happenings = [
      ...steps.map((step) => ({ at: momentOf(ride, step.atSecond), take: () => takeStep(trx, ride, step) })),
      ...arrivals.map((arrival) => ({ at: arrival.at, take: () => reachStop(trx, { jobId, ...arrival }) })),
    ];
    for (const { take } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await take();
    const nextStep = ride.nextStep + steps.length;
    await saveProgress(trx, { jobId, nextStep, nextDueAt: nextDueOf({ ...ride, nextStep }, now), now });
  };

  /** @returns the number of rides advanced. */
  const advanceDue = async (now: Date): Promise<number> => {
    let advanced = 0;
    for (const jobId of await listDueRides(db, { now, limit: batch }))
      await transact(db, async (trx) => {
        const ride = await takeDueRide(trx, { jobId, now });
        if (ride === undefined) return;
        await advance(trx, ride, now);
        advanced += 1;
      });
    return advanced;
  };

  const work = async (signal?: AbortSignal): Promise<void> => {
    if (!hasDrivers) await ensureDrivers(db, simulatedDrivers);
    hasDrivers = true;
    const now = clock.now();
    await closeEndedRides(db, now);
    let after = await startBatch(now, undefined);
    while (after !== undefined && signal?.aborted !== true) after = await startBatch(now, after);
    while ((await advanceDue(now)) === batch && signal?.aborted !== true);
  };

  const nextDue = earliestOf(nextFreeJob(leadMs / speed), nextRideStep, nextEndedRide);
  return { tick: () => work(), ...createWorker({ name: 'dispatch simulator', work, pauseMs, nextDue, startTimer, log }) };
}
