import type { StartTimer } from '@songwai/core/basics/start-timer';
import { createWorker, type Worker } from '../background/worker.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Clock } from '../deps.ts';
import { type EventHandler, forgetPublished, publishWaiting } from './outbox-queries.ts';

type Db = Parameters<typeof publishWaiting>[0];

export interface PublisherOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly handlers: readonly EventHandler[];
}

/** The publisher; `publish` is what `start` does again and again, for tests that hold the clock. */
export interface EventPublisher extends Worker {
  publish(): Promise<void>;
}

const pauseMs = 500;

/** Publishes the outbox: what follows from an event in other rooms (a webhook, a letter, a reward) is written by their handlers. */
export function createEventPublisher({ db, clock, startTimer, log, handlers }: PublisherOptions): EventPublisher {
  const publish = async (): Promise<void> => {
    while ((await publishWaiting(db, handlers, clock.now())) > 0);
    await forgetPublished(db, clock.now());
  };
  return { publish, ...createWorker({ name: 'event publisher', work: publish, pauseMs, startTimer, log }) };
}
