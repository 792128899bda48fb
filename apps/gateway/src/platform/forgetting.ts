import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from './db.ts';
import type { Clock } from './deps.ts';
import { createWorker, type Worker } from './workers/worker.ts';

/** Deletes the rows of a room that have expired at `now`. */
export type Forget = (db: Db, now: Date) => Promise<void>;

interface ForgettingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** One function for each room with expiring data, by room name. */
  readonly rooms: ReadonlyMap<string, Forget>;
}

const pauseMs = 10 * minuteMs;

/**
 * The one schedule on which all rooms delete expired data. A room that fails is logged and retried in the next round; the others
 * go on.
 */
export function createForgetting({ db, clock, startTimer, log, rooms }: ForgettingDeps): Worker {
  const forgetAll = async (signal: AbortSignal): Promise<void> => {
    for (const [room, forget] of rooms) {
      if (signal.aborted) return;
      try {
        await forget(db, clock.now());
      } catch (err) {
        log.error({ err, room }, 'what is over could not be thrown away');
      }
    }
  };
  return createWorker({ name: 'forgetting', work: forgetAll, pauseMs, startTimer, log });
}
