import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { expireFreeCredit } from './free-credit-queries.ts';
import { warnOfExpiry } from './warn-credit-queries.ts';

/** Interval at which expired credit is recorded; it cannot be spent meanwhile. Customers are notified of what is about to expire. */
const pauseMs = minuteMs;

interface ExpiryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Builds the worker that records expired credit in the history, and announces what will expire. */
export function createCreditExpiry({ db, clock, startTimer, log }: ExpiryDeps): Worker {
  const expireAll = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await expireFreeCredit(db, clock.now())) > 0);
    while (!signal.aborted && (await warnOfExpiry(db, clock.now())) > 0);
  };
  return createWorker({ name: 'free credit', work: expireAll, pauseMs, startTimer, log });
}
