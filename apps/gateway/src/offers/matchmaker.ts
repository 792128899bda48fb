import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Database } from '../database/tables.ts';
import { hasDriversOnDuty } from '../drivers/queries.ts';
import type { WaitingMark } from '../jobs/changes/waiting-queries.ts';
import { nextSearchEnd, takeEndedSearch } from '../jobs/search-queries.ts';
import { changeStatus, giveBack } from '../jobs/status-queries.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { earliestOf } from '../platform/workers/due-queries.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { nextEndedRide } from '../rides/due-view.ts';
import { closeEndedRides, listWaitingJobs, takeWaitingJob, type WaitingJob } from '../rides/queries.ts';
import { countOpenOffers, findCandidates } from './candidate-view.ts';
import { nextJobToOffer, nextOpenOffer } from './due-view.ts';
import { closeOffers, insertOffers } from './offer-queries.ts';
import { chooseAsked, offerLeadMs, offerSeconds } from './offer-rules.ts';

export interface MatchmakerDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Finds real drivers for jobs; `tick` is one round, for tests with their own clock. */
export interface Matchmaker extends Worker {
  tick(): Promise<void>;
}

const pauseMs = 1_000;
/** Jobs that are read together; each has a transaction of its own, so that a cancellation never waits for the others. */
const batch = 25;

/** The drivers whom a job is offered to now. */
async function chooseDrivers(db: Kysely<Database>, job: WaitingJob, now: Date): Promise<readonly number[]> {
  const pickUp = job.handOver ?? job.stops[0];
  if (pickUp === undefined) return [];
  const candidates = await findCandidates(db, job, { pickUp, now });
  if (candidates.length === 0) return [];
  return chooseAsked(candidates, { pickUp, asked: await countOpenOffers(db, job) });
}

/**
 * Makes the worker that offers waiting jobs to real drivers, ends unanswered offers, and ends searches whose time is up. The
 * simulator runs beside it and takes no job that a real driver could be asked for.
 */
export function createMatchmaker({ db, clock, startTimer, log }: MatchmakerDeps): Matchmaker {
  /** Ends one search, in a short transaction. @returns whether there was one. */
  const endSearch = (now: Date): Promise<boolean> =>
    transact(db, async (trx) => {
      const jobId = await takeEndedSearch(trx, now);
      if (jobId === undefined) return false;
      await changeStatus(trx, { jobId, status: 'expired', stop: null, at: now });
      await giveBack(trx, jobId, now);
      return true;
    });

  /** Offers a job to drivers. Most waiting jobs have nobody new to ask, and their rows are not locked. */
  const askDrivers = async (seen: WaitingJob, now: Date): Promise<void> => {
    if ((await chooseDrivers(db, seen, now)).length === 0) return;
    await transact(db, async (trx) => {
      const job = await takeWaitingJob(trx, seen.id);
      if (job === undefined) return;
      const driverIds = await chooseDrivers(trx, job, now);
      await insertOffers(trx, job, { driverIds, at: now, until: new Date(now.getTime() + offerSeconds * 1000) });
    });
  };

  /** @returns the mark to continue from; undefined after the last job. */
  const askForBatch = async (now: Date, after: WaitingMark | undefined): Promise<WaitingMark | undefined> => {
    const pickUpBefore = new Date(now.getTime() + offerLeadMs);
    const jobs = await listWaitingJobs(db, { pickUpBefore, limit: batch, after });
    for (const job of jobs) await askDrivers(job, now);
    return jobs.length < batch ? undefined : jobs.at(-1);
  };

  const tick = async (): Promise<void> => {
    const now = clock.now();
    while (await endSearch(now));
    await closeEndedRides(db, now);
    await closeOffers(db, now);
    if (!(await hasDriversOnDuty(db))) return;
    let after = await askForBatch(now, undefined);
    while (after !== undefined) after = await askForBatch(now, after);
  };

  const nextDue = earliestOf(nextSearchEnd, nextEndedRide, nextOpenOffer, nextJobToOffer);
  return { tick, ...createWorker({ name: 'matchmaker', work: tick, pauseMs, nextDue, startTimer, log }) };
}
