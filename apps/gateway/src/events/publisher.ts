import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import { readTrouble } from '../database/database-trouble.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { findDueFailure, listBlocked, removeFailure, storeFailure } from './admin/failure-queries.ts';
import { boundSubjects, createBatchSize } from './batch-size.ts';
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
/** A batch is one transaction: what it locks, drivers and customers wait for. */
const longestMs = 50;
const mostSubjects = 50;
const mostEvents = 100;
/** Set statements need a few events to be worth while. */
const leastEvents = 20;

/**
 * Together: each handler gets all events of the batch, and one handler's error undoes the whole batch, so that most batches need no savepoints.
 * Apart: each gets one event after another, and an error is stored as the handler's failure.
 */
type Way = 'together' | 'apart';

const keyOf = (handler: { readonly name: string }, { subject }: Pick<StoredEvent, 'subject'>): string =>
  `${handler.name} ${subject}`;

const isFor = ({ kinds }: EventHandler, { kind }: StoredEvent): boolean => kinds === undefined || kinds.has(kind);

/** Publishes the outbox: handlers of other rooms write what follows from an event (a webhook, a mail, a reward). */
export function createEventPublisher({ db, clock, startTimer, log, handlers: given }: PublisherDeps): EventPublisher {
  const handlers = given.toSorted((a, b) => Number(a.comesLast ?? false) - Number(b.comesLast ?? false));
  const names = handlers.map(({ name }) => name);
  const size = createBatchSize({ least: leastEvents, most: mostEvents, longestMs });

  const readBlocked = async (trx: Db, events: readonly StoredEvent[]): Promise<Set<string>> => {
    const subjects = [...new Set(events.map(({ subject }) => subject))];
    return new Set((await listBlocked(trx, subjects)).map(({ handler: name, subject }) => keyOf({ name }, { subject })));
  };

  /** Lets an event wait for the earlier one of its subject that the handler could not process. */
  const letWait = (trx: Db, { name }: EventHandler, event: StoredEvent): Promise<void> =>
    storeFailure(trx, {
      eventId: event.id,
      handler: name,
      subject: event.subject,
      attempts: 0,
      nextAttemptAt: clock.now(),
      error: '',
      failedAt: null,
    });

  const followTogether = async (trx: Db, events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> => {
    const blocked = await readBlocked(trx, events);
    for (const handler of handlers) {
      const own = events.filter((event) => isFor(handler, event));
      for (const event of own) if (blocked.has(keyOf(handler, event))) await letWait(trx, handler, event);
      const free = own.filter((event) => !blocked.has(keyOf(handler, event)));
      if (free.length > 0) await handler.handle(trx, free);
    }
    return events;
  };

  /** @returns the events that there was time for. */
  const followApart = async (trx: Db, events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> => {
    const now = clock.now();
    const begun = performance.now();
    const blocked = await readBlocked(trx, events);
    const followed: StoredEvent[] = [];
    for (const event of events) {
      if (followed.length > 0 && performance.now() - begun > longestMs) break;
      for (const handler of handlers) {
        if (!isFor(handler, event)) continue;
        const key = keyOf(handler, event);
        if (blocked.has(key)) await letWait(trx, handler, event);
        else if (!(await followOrStore(trx, { handler, event, attempts: 0, now, log }))) blocked.add(key);
      }
      followed.push(event);
    }
    return followed;
  };

  /** @returns the number of events. */
  const publishBatch = (way: Way): Promise<number> =>
    transact(db, async (trx) => {
      if (!(await lockPublishing(trx))) return 0;
      const events = boundSubjects(await listWaiting(trx, size.now()), mostSubjects);
      if (events.length === 0) return 0;
      const followed = await (way === 'together' ? followTogether : followApart)(trx, events);
      await markPublished(trx, followed, clock.now());
      return followed.length;
    });

  /** Events of a failed batch that are still to be followed apart. */
  let apart = 0;
  const publishApart = async (): Promise<number> => {
    const events = await publishBatch('apart');
    apart = events === 0 ? 0 : apart - events;
    return events;
  };

  const publishSome = async (): Promise<number> => {
    if (apart > 0) return publishApart();
    const begun = performance.now();
    try {
      const events = await publishBatch('together');
      size.note({ events, tookMs: performance.now() - begun });
      return events;
    } catch (error) {
      const trouble = readTrouble(error);
      // No event's fault: the worker says so once, and tries again.
      if (trouble === 'away' || trouble === 'full') throw error;
      log.warn({ err: error }, 'events could not be followed together, and are followed one by one');
      apart = size.now();
      return await publishApart();
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
