import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { DatabaseLog } from '../../database/database-log.ts';
import { readTrouble } from '../../database/database-trouble.ts';

/** Repeated background work: sending waiting messages, moving due rides, deleting expired data. */
export interface Worker {
  start(): void;
  /** Resolves when no work is running any more. */
  stop(): Promise<void>;
}

export interface WorkerDeps {
  /** Its name in the log. */
  readonly name: string;
  /** One round; tests with their own clock call it too. `signal` ends a long one. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly pauseMs: number;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/**
 * Makes a worker. A failed round is logged and repeated after the pause; trouble with the database is logged once, not every
 * round.
 */
export function createWorker({ name, work, pauseMs, startTimer, log }: WorkerDeps): Worker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let known: string | undefined;

  const report = (error: unknown): void => {
    const trouble = readTrouble(error);
    if (trouble === undefined) log.error({ err: error }, `${name}: a round failed and will be tried again`);
    else if (trouble !== known) log.warn({ err: error, trouble }, `${name}: waits until the database can be used again`);
    known = trouble;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await work(stopping.signal);
        if (known !== undefined) log.info({}, `${name}: goes on`);
        known = undefined;
      } catch (error) {
        report(error);
      }
      await wait(startTimer, pauseMs, stopping.signal);
    }
  };

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
