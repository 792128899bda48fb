import type { StartTimer } from '@songwai/core/basics/start-timer';
import { unpaidReason } from '@songwai/core/jobs/paying/ended-unpaid';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { changeStatus, giveBack, noteCancellation } from '../status-queries.ts';
import { nextUnpaidEnd, takeUnpaidJob } from './paid-job-view.ts';

const pauseMs = 2_000;

/** Ends one job in a transaction of its own, so that a payment never waits for the others. @returns whether there was one. */
const endUnpaidJob = (db: Db, now: Date): Promise<boolean> =>
  transact(db, async (trx) => {
    const job = await takeUnpaidJob(trx, now);
    if (job === undefined) return false;
    await noteCancellation(trx, { jobId: job.id, reason: unpaidReason });
    await changeStatus(trx, { jobId: job.id, status: 'cancelled', stop: null, at: now });
    await giveBack(trx, job.id, now);
    return true;
  });

/** Ends jobs whose time to pay is over: nothing was charged, and no driver was asked. @returns how many. */
export async function endUnpaidJobs(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  while (signal?.aborted !== true && (await endUnpaidJob(db, now))) ended += 1;
  return ended;
}

export interface UnpaidDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Makes the worker that ends jobs that nobody has paid. */
export const createUnpaidWorker = ({ db, clock, startTimer, log }: UnpaidDeps): Worker =>
  createWorker({
    name: 'unpaid jobs',
    work: async (signal) => void (await endUnpaidJobs(db, clock.now(), signal)),
    pauseMs,
    nextDue: nextUnpaidEnd,
    startTimer,
    log,
  });
