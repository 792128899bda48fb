import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { EventListener } from '../../events/event-listener-queries.ts';
import type { LookoutLease } from '../../events/lookout-lease-queries.ts';
import type { Db } from '../db.ts';
import type { Clock } from '../deps.ts';
import { readNextDue } from './due-queries.ts';
import { createWorker, type Worker } from './worker.ts';

interface LookoutDeps {
  readonly db: Db;
  /** Of several gateways one looks. */
  readonly lease: LookoutLease;
  readonly clock: Clock;
  readonly events: Pick<EventListener, 'onEvent' | 'onGap'>;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Notices come by the hundred on a busy gateway; one statement looks at what all of them brought. */
const pauseMs = 100;
/** How long work waits whose notice was lost. */
const sleepMs = 3_000;
/** Kinds of notices that never bring work at once: positions of drivers, data in memory, and what is said in chats. */
const kindsWithoutWork: ReadonlySet<string> = new Set([
  'jobs.moved',
  'data.changed',
  'chat.wrote',
  'chat.read',
  'chat.typing',
  'chat.changed',
]);

/**
 * Wakes workers when something is due for them, so that they need not ask the database again and again. It looks in one statement for
 * all of them: when a transaction that brought work has notified, after each round, at the next moment that it knows of, and regularly
 * in case a notice was lost. Of several gateways one looks and works; the others are ready to take over.
 */
export function createLookout(deps: LookoutDeps, workers: readonly Worker[]): Worker {
  const { db, lease, clock, events, startTimer, log } = deps;
  const alarms = workers.flatMap(({ alarm }) => (alarm === undefined ? [] : [alarm]));
  let cancelTimer: () => void = () => undefined;

  const look = async (): Promise<void> => {
    if (alarms.length === 0 || !(await lease.hold())) return;
    const nextDue = alarms.map((alarm) => alarm.nextDue);
    const moments = await readNextDue(db, { nextDue, now: clock.now() });
    const now = clock.now().getTime();
    let soonestMs = Number.POSITIVE_INFINITY;
    for (const [index, alarm] of alarms.entries()) {
      const moment = moments[index];
      if (moment === null || moment === undefined) continue;
      if (moment.getTime() <= now) alarm.wake();
      else soonestMs = Math.min(soonestMs, moment.getTime() - now);
    }
    cancelTimer();
    // What is due later is found by the regular look.
    cancelTimer = soonestMs < sleepMs ? startTimer(worker.wake, soonestMs) : () => undefined;
  };

  const worker = createWorker({ name: 'lookout', work: look, pauseMs, sleepMs, startTimer, log });
  for (const alarm of alarms) alarm.onRound(worker.wake);
  const stopHearing = [
    events.onEvent(({ kind }) => {
      if (!kindsWithoutWork.has(kind)) worker.wake();
    }),
    events.onGap(worker.wake),
  ];
  return {
    start: worker.start,
    stop: async () => {
      for (const stop of stopHearing) stop();
      await worker.stop();
      cancelTimer();
      try {
        await lease.giveUp();
      } catch (error) {
        // Another gateway has it when its time is over.
        log.warn({ err: error }, 'the lookout could not be given to another gateway');
      }
    },
  };
}
