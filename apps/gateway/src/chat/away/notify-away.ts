import { recordEvent } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker, type WorkerDeps } from '../../platform/workers/worker.ts';
import { nextNotice, takeDueNotices } from './notice-queries.ts';

interface AwayDeps extends Pick<WorkerDeps, 'startTimer' | 'log'> {
  readonly db: Db;
  readonly clock: Clock;
}

/** The worker; `notify` is one round, for tests with their own clock. */
export interface AwayNotifier extends Worker {
  notify(): Promise<void>;
}

const pauseMs = 1_000;

/** Reports messages that a customer has not read after three minutes, for the room `notifications`. */
export function createAwayNotifier({ db, clock, startTimer, log }: AwayDeps): AwayNotifier {
  const notify = (): Promise<void> =>
    transact(db, async (trx) => {
      const at = clock.now();
      for (const { jobId, userId } of await takeDueNotices(trx, at)) {
        const payload = jobId === null ? {} : { jobId };
        await recordEvent(trx, { kind: 'chat.unread', subject: userId, payload, at });
      }
    });
  return { notify, ...createWorker({ name: 'chat notices', work: notify, pauseMs, nextDue: nextNotice, startTimer, log }) };
}
