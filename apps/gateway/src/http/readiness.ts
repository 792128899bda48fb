import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { FastifyBaseLogger } from 'fastify';

/** A question that is asked on a connection which no call uses; it may throw. */
type Ask<Answer> = () => Promise<Answer>;

/** Events that wait to be published; told for whoever watches, never a reason to be "not ready". */
export interface Backlog {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

interface ReadinessOptions {
  /** Whether the database has what this version needs. */
  readonly isMigrated: Ask<boolean>;
  readonly readBacklog: Ask<Backlog>;
  readonly startTimer: StartTimer;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Milliseconds that never go back, whatever the clock is set to. */
  readonly elapsedMs: () => number;
}

/** Whether this process can serve, and if not, why. */
export type Ready =
  | { readonly isReady: true; readonly backlog: Backlog | undefined }
  | { readonly isReady: false; readonly reason: string };

/** A process that is busy finds out late that it can serve: after this time "ready" holds, if it was so at the last look. */
const patienceMs = 250;
/** How long a backlog that was read is told. */
const backlogMs = 2_000;

/** Reads whether this process can serve, in the same short time however busy it is. */
export function createReadiness({ isMigrated, readBacklog, startTimer, log, elapsedMs }: ReadinessOptions): () => Promise<Ready> {
  let known: string | null | undefined;
  let looking: Promise<void> | undefined;
  let backlog: Backlog | undefined;
  let backlogUntilMs = 0;

  const note = (reason: string | null): void => {
    if (reason !== known && reason !== null) log.warn({ reason }, 'not ready');
    if (reason === null && known != null) log.info({}, 'ready again');
    known = reason;
  };

  const lookAtBacklog = async (): Promise<void> => {
    if (elapsedMs() < backlogUntilMs) return;
    backlogUntilMs = elapsedMs() + backlogMs;
    try {
      backlog = await readBacklog();
    } catch (error) {
      backlog = undefined;
      log.warn({ err: error }, 'how many events wait could not be read');
    }
  };

  const look = async (): Promise<void> => {
    try {
      note((await isMigrated()) ? null : 'the database is not migrated');
    } catch (error) {
      if (known !== 'the database cannot be reached') log.warn({ err: error }, 'the database cannot be asked');
      note('the database cannot be reached');
      return;
    }
    await lookAtBacklog();
  };

  return async () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const enough = new AbortController();
    await (known === null ? Promise.race([looking, wait(startTimer, patienceMs, enough.signal)]) : looking);
    enough.abort();
    return known === null ? { isReady: true, backlog } : { isReady: false, reason: known ?? 'the database cannot be reached' };
  };
}
