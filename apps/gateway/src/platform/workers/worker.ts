import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { DatabaseLog } from '../../database/database-log.ts';
import { readTrouble } from '../../database/database-trouble.ts';

/** Work that is done again and again beside the calls: sending what waits, moving what is due, throwing away what is old. */
export interface Worker {
  start(): void;
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

export interface WorkerDeps {
  /** What the log calls it. */
  readonly name: string;
  /** One round, also for tests that hold the clock. `signal` ends a long one. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly pauseMs: number;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Makes a worker. A round that fails is logged and tried again after the pause; that the database is in trouble is said once, not every round. */
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
