import { startTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { DatabaseLog } from '../database-log.ts';
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { databaseAddress } from './database-address.ts';
import type { Place } from './place.ts';
import { ensureRunning } from './postmaster.ts';

/** A running server that this process has locked. */
export interface RunningServer extends DataDirLock {
  readonly port: number;
}

interface StartOptions {
  readonly password: string;
  readonly isDurable: boolean;
  readonly port?: number;
  /** Ends an attempt that is no longer needed. */
  readonly signal?: AbortSignal;
}

const attempts = 50;
const retryMs = 100;

/**
 * Starts and locks the server of these folders, and restarts it when it is lost.
 *
 * @throws DataDirInUseError when another gateway holds the lock; Error when the server does not start or stops repeatedly.
 */
export async function startOwnServer(place: Place, { password, signal, ...options }: StartOptions): Promise<RunningServer> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await ensureRunning(place, { ...options, ...(signal && { signal }) });
    const lock = await lockDataDir(databaseAddress({ password, port, database: 'postgres' }), place.dataDir);
    if (lock !== undefined) return { port, ...lock };
    await wait(startTimer, retryMs, signal);
    signal?.throwIfAborted();
  }
  throw new Error(`The database in ${place.dataDirectory} goes away again and again. See postgres.log in ${place.dataDir}.`);
}

interface SuperviseOptions {
  readonly place: Place;
  readonly log: DatabaseLog;
  readonly start: (signal: AbortSignal) => Promise<RunningServer>;
}

const firstPauseMs = 250;
/** Clearing a full disk takes minutes, and afterwards the restart should be quick. */
const longestPauseMs = 5_000;
/** How long a stop waits for a running attempt, so that a starting server can be stopped too. */
const patienceMs = 4_000;

/** Locks the server again whenever it was lost, and restarts it if it has stopped, with growing pauses and without an end. */
export function superviseServer(first: RunningServer, { place, log, start }: SuperviseOptions) {
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let running: RunningServer | undefined = first;
  let taking: Promise<void> = Promise.resolve();

  const takeAgain = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        running = await start(giveUp.signal);
        watch(running);
        log.info({ port: running.port }, 'the database server is ours again');
        return;
      } catch (err) {
        if (!giveUp.signal.aborted) log.error({ err }, 'the database server cannot be used yet; it is tried again');
      }
      await wait(startTimer, pauseMs, stopping.signal);
    }
  };

  const watch = ({ isLost }: RunningServer): void => {
    void isLost.then(() => {
      running = undefined;
      if (stopping.signal.aborted) return;
      log.warn(
        { dataDir: place.dataDir },
        'the connection to the database server was lost; the server is started again if it has gone',
      );
      taking = takeAgain();
    });
  };
  watch(first);

  return {
    /** Ends the supervision, and waits for a running attempt. @returns the server if this process holds its lock. */
    stop: async (): Promise<RunningServer | undefined> => {
      stopping.abort();
      const cancel = startTimer(() => giveUp.abort(), patienceMs);
      await taking;
      cancel();
      return running;
    },
  };
}
