import { hourMs } from '@songwai/core/basics/durations';
import { createReminder } from '../platform/workers/reminder.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { readOutboxLag } from './outbox-lag-queries.ts';
import type { PublisherDeps } from './publisher.ts';

const pauseMs = 10_000;
/** An event that waits longer is noticed by customers: a notification, a chat's line, a partner's webhook. */
const longSeconds = 30;
const reminders = { firstMs: 30_000, longestMs: hourMs };

/** The watch; `look` is one round, for tests with their own clock. */
export interface OutboxWatch extends Worker {
  look(): Promise<void>;
}

/** Says in the log when events wait for long, whoever should publish them: another gateway that hangs does not say so itself. */
export function createOutboxWatch({ db, clock, startTimer, log }: Omit<PublisherDeps, 'handlers'>): OutboxWatch {
  const reminder = createReminder(reminders);
  const look = async (): Promise<void> => {
    const now = clock.now();
    const lag = await readOutboxLag(db, now);
    if (lag.oldestSeconds < longSeconds) {
      if (reminder.end()) log.info(lag, 'events no longer wait');
    } else if (reminder.isDue(now)) log.warn(lag, 'events wait to be followed: what should follow from them is late');
  };
  return { look, ...createWorker({ name: 'outbox watch', work: look, pauseMs, startTimer, log }) };
}
