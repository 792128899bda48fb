import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Clock } from '../platform/deps.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { forgetPositions } from './position-queries.ts';
import type { DriverDb } from './queries.ts';
import { forgetCodes } from './sign-in/sign-in-queries.ts';

/** Positions of drivers are kept so long, for complaints; the privacy policy says so. */
const memoryMs = 90 * 86_400_000;
const pauseMs = 10 * 60_000;

/** Throws away what is known of drivers and no longer needed; `forget` is what `start` does again and again. */
export function createDriverForgetter(parts: {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}): Worker & { forget(): Promise<void> } {
  const { db, clock, startTimer, log } = parts;
  const forget = async (): Promise<void> => {
    const now = clock.now();
    await forgetCodes(db, now);
    while ((await forgetPositions(db, new Date(now.getTime() - memoryMs))) > 0);
  };
  return { forget, ...createWorker({ name: 'forgetting where drivers were', work: forget, pauseMs, startTimer, log }) };
}
