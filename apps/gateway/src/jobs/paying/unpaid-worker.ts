import type { StartTimer } from '@songwai/core/basics/start-timer';
import { unpaidReason } from '@songwai/core/jobs/paying/ended-unpaid';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { changeStatus, giveBack, noteCancellation } from '../status-queries.ts';
import { nextUnpaidEnd, takeUnpaidJobs } from './paid-job-view.ts';

/** Few, so that a payment never waits long. */
const batch = 25;
const pauseMs = 2_000;

/** Ends jobs whose time to pay is over: nothing was charged, and no driver was asked. @returns how many. */
export const endUnpaidJobs = (db: Db, now: Date): Promise<number> =>
  transact(db, async (trx) => {
    const jobs = await takeUnpaidJobs(trx, now, batch);
    for (const { id: jobId } of jobs) {
      await noteCancellation(trx, { jobId, reason: unpaidReason });
      await changeStatus(trx, { jobId, status: 'cancelled', stop: null, at: now });
      await giveBack(trx, jobId, now);
    }
    return jobs.length;
  });

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
    work: async (signal) => {
      while (!signal.aborted && (await endUnpaidJobs(db, clock.now())) === batch);
    },
    pauseMs,
    nextDue: nextUnpaidEnd,
    startTimer,
    log,
  });
