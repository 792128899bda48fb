import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { DatabaseLog } from '../../database/database-log.ts';
import { readTrouble } from '../../database/database-trouble.ts';
import type { NextDue } from './due-queries.ts';

/** Repeated background work: sending waiting messages, moving due rides, deleting expired data. */
export interface Worker {
  start(): void;
  /** Resolves when no work is running any more. */
  stop(): Promise<void>;
  /** Of a worker that sleeps until something is due. */
  readonly alarm?: Alarm | undefined;
}

/** How a sleeping worker learns that something is due. */
export interface Alarm {
  readonly name: string;
  readonly nextDue: NextDue;
  /** Starts a round: now, or when its pause is over. */
  wake(): void;
  /** Called after each round: what is due next may have changed. */
  onRound(hear: () => void): void;
}

export interface WorkerDeps {
  /** Its name in the log. */
  readonly name: string;
  /** One round; tests with their own clock call it too. `signal` ends a long one. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** The least pause between two rounds. */
  readonly pauseMs: number;
  /** When something is due. The worker sleeps until then, or at most `sleepMs`; without it, it only pauses. */
  readonly nextDue?: NextDue;
  /** The longest sleep of a worker that is woken. Default: two minutes where it has `nextDue`, otherwise none. */
  readonly sleepMs?: number;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** A worker that somebody else may wake. */
export interface WakeableWorker extends Worker {
  wake(): void;
}

/** After a failure a worker does not try again faster, however short its pause is; after more in a row, more slowly. */
const [firstRetryMs, longestRetryMs] = [500, 5_000];

/**
 * Makes a worker. A failed round is logged and repeated after a pause, which grows with the failures in a row; trouble with the database is logged once, not every
 * round.
 */
export function createWorker(deps: WorkerDeps): WakeableWorker {
  const { name, work, pauseMs, nextDue, startTimer, log } = deps;
  const { sleepMs = nextDue === undefined ? pauseMs : 2 * minuteMs } = deps;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let known: string | undefined;
  let failures = 0;
  let isWoken = false;
  let wakeSleeper: () => void = () => undefined;
  let hearRound: () => void = () => undefined;

  const report = (error: unknown): void => {
    const trouble = readTrouble(error);
    if (trouble === undefined) log.error({ err: error }, `${name}: a round failed and will be tried again`);
    else if (trouble !== known) log.warn({ err: error, trouble }, `${name}: waits until the database can be used again`);
    known = trouble;
  };

  /** @returns whether the round succeeded. */
  const tryRound = async (): Promise<boolean> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      report(error);
      failures += 1;
      return false;
    }
    failures = 0;
    if (known !== undefined) log.info({}, `${name}: goes on`);
    known = undefined;
    return true;
  };

  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = startTimer(resolve, ms);
      wakeSleeper = () => {
        cancel();
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const isDone = await tryRound();
      hearRound();
      const retryMs = Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), longestRetryMs);
      await wait(startTimer, isDone ? pauseMs : Math.max(pauseMs, retryMs), stopping.signal);
      if (isDone && !isWoken && !stopping.signal.aborted && sleepMs > pauseMs) await sleep(sleepMs - pauseMs);
    }
  };

  const wake = (): void => {
    isWoken = true;
    wakeSleeper();
  };
  const onRound = (hear: () => void): void => {
    hearRound = hear;
  };
  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      wakeSleeper();
      await running;
    },
    wake,
    alarm: nextDue && { name, nextDue, wake, onRound },
  };
}
