import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { findDueFailure, listBlocked, removeFailure, storeFailure } from './admin/failure-queries.ts';
import type { EventHandler, StoredEvent } from './event-handler.ts';
import { followOrStore } from './follow-event.ts';
import { listWaiting, lockPublishing, markPublished, nextPublishing } from './outbox-queries.ts';

type Db = Parameters<typeof listWaiting>[0];

export interface PublisherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly handlers: readonly EventHandler[];
}

/** The publisher; `publish` is one round, for tests with their own clock. */
export interface EventPublisher extends Worker {
  publish(): Promise<void>;
}

const pauseMs = 500;

/**
 * Together: one handler's error undoes the whole batch, so that most batches need no savepoints. Apart: the error is stored as
 * the handler's failure.
 */
type Way = 'together' | 'apart';

const keyOf = (handler: { readonly name: string }, { subject }: Pick<StoredEvent, 'subject'>): string =>
  `${handler.name} ${subject}`;

/** Publishes the outbox: handlers of other rooms write what follows from an event (a webhook, a mail, a reward). */
export function createEventPublisher({ db, clock, startTimer, log, handlers }: PublisherDeps): EventPublisher {
  const names = handlers.map(({ name }) => name);

  const follow = async (trx: Db, events: readonly StoredEvent[], way: Way): Promise<void> => {
    const now = clock.now();
    const rows = await listBlocked(
      trx,
      events.map(({ subject }) => subject),
    );
    const blocked = new Set(rows.map(({ handler: name, subject }) => keyOf({ name }, { subject })));
    for (const event of events)
      for (const handler of handlers) {
        const key = keyOf(handler, event);
        const waits = {
          eventId: event.id,
          handler: handler.name,
          subject: event.subject,
          attempts: 0,
          error: '',
          failedAt: null,
        };
        if (blocked.has(key)) await storeFailure(trx, { ...waits, nextAttemptAt: now });
        else if (way === 'together') await handler.handle(trx, event);
        else if (!(await followOrStore(trx, { handler, event, attempts: 0, now, log }))) blocked.add(key);
      }
    await markPublished(trx, events, now);
  };

  /** @returns the number of events. */
  const publishBatch = (way: Way): Promise<number> =>
    transact(db, async (trx) => {
      if (!(await lockPublishing(trx))) return 0;
      const events = await listWaiting(trx);
      if (events.length > 0) await follow(trx, events, way);
      return events.length;
    });

  const publishSome = async (): Promise<number> => {
    try {
      return await publishBatch('together');
    } catch (error) {
      log.warn({ err: error }, 'events could not be followed together, and are followed one by one');
      return await publishBatch('apart');
    }
  };

  /** @returns whether a failure was due. */
  const retryOne = (): Promise<boolean> =>
    transact(db, async (trx) => {
      if (names.length === 0 || !(await lockPublishing(trx))) return false;
      const now = clock.now();
      const due = await findDueFailure(trx, { handlers: names, now });
      if (due === undefined) return false;
      const handler = handlers.find(({ name }) => name === due.handler);
      if (handler === undefined) return false;
      if (await followOrStore(trx, { handler, event: due, attempts: due.attempts, now, log }))
        await removeFailure(trx, due.failureId);
      return true;
    });

  const publish = async (): Promise<void> => {
    while ((await publishSome()) > 0);
    while (await retryOne());
  };
  const nextDue = nextPublishing(names);
  return { publish, ...createWorker({ name: 'event publisher', work: publish, pauseMs, nextDue, startTimer, log }) };
}
