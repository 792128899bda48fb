import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { Kysely } from 'kysely';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../platform/deps.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { forgetDropPoints } from './drop-points/drop-point-queries.ts';
import { forgetWebhookEvents } from './webhooks/delivery-queries.ts';

interface ForgetParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** The worker; `forget` is one round, for tests that hold the clock. */
export interface ForgetWorker extends Worker {
  forget(): Promise<void>;
}

const pauseMs = 600_000;
/** What was sent can be looked at, and sent again, this long. */
const logMs = 30 * 86_400_000;

/** Throws away what the room keeps for a time only: delivery points, and the log of what partners were told. */
export function createForgetWorker({ db, clock, startTimer, log }: ForgetParts): ForgetWorker {
  const forget = async (): Promise<void> => {
    const now = clock.now();
    await forgetDropPoints(db, now);
    await forgetWebhookEvents(db, new Date(now.getTime() - logMs));
  };
  return { forget, ...createWorker({ name: 'partners: forgetting', work: forget, pauseMs, startTimer, log }) };
}
