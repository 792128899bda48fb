import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { DataChanges } from '../database/data-changes.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import type { EventListener } from '../events/event-listener-queries.ts';
import type { Db } from '../platform/db.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import type { DataTopic, DataVersions } from './tables.ts';
import { findGatewayBehind, forgetGateway, recordGateway } from './version-queries.ts';

/** A gateway that has not been heard of for this long does not use its copies any more. */
const lifeMs = 5_000;
const beatEveryMs = 2_000;
const lookAgainMs = 15;

/** What this process knows of the versions of the data. */
export interface VersionFollower extends Worker {
  /** Reads the present versions, so that copies can be used from the first call on. */
  read(): Promise<void>;
  /** Whether copies in memory may be used: they are dropped before a change to them is answered, wherever it was made. */
  isTrusted(): boolean;
  /** Calls `drop` when the data of a topic has changed. */
  onChange(topic: DataTopic, drop: () => void): void;
  /** Waits until no other gateway uses copies from before the changes that are committed by now. This one drops them as it commits. */
  settle(): Promise<void>;
}

interface FollowerDeps {
  readonly db: Db;
  /** Of this process. */
  readonly id: string;
  readonly events: Pick<EventListener, 'onEvent' | 'onGap'>;
  readonly changes: Pick<DataChanges, 'onCommit'>;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** Milliseconds that never go back, whatever the clock is set to. */
  readonly elapsedMs: () => number;
}

/** Waits until no gateway but this uses copies from before the changes that are committed by now. */
async function waitForOthers(
  db: Db,
  { id: except, startTimer }: { readonly id: string; readonly startTimer: StartTimer },
): Promise<void> {
  const never = new AbortController();
  let { isBehind, versions } = await findGatewayBehind(db, { except, lifeMs, versions: null });
  // It ends: a gateway hears of the versions with its next beat, and one without beats stops being waited for.
  while (isBehind) {
    await wait(startTimer, lookAgainMs, never.signal);
    ({ isBehind, versions } = await findGatewayBehind(db, { except, lifeMs, versions }));
  }
}

/**
 * Follows the versions of the data: at once by notices, and by a regular beat, which also notices lost ones. A gateway says that it
 * has heard of a version after it has dropped its copies, so that whoever changed the data can wait for all.
 */
export function followVersions({ db, id, events, changes, startTimer, log, elapsedMs }: FollowerDeps): VersionFollower {
  const drops = new Map<string, Set<() => void>>();
  let seen: DataVersions = {};
  let trustedUntilMs = 0;
  let beating: Promise<void> = Promise.resolve();

  const drop = (topic: string) => {
    for (const dropOne of drops.get(topic) ?? []) dropOne();
  };

  const beatOnce = async (): Promise<boolean> => {
    const startedMs = elapsedMs();
    const current = await recordGateway(db, { id, seen });
    const changed = Object.keys(current).filter((topic) => current[topic] !== seen[topic]);
    for (const topic of changed) drop(topic);
    seen = current;
    trustedUntilMs = startedMs + lifeMs;
    return changed.length === 0;
  };

  /** Twice where something has changed: only the next beat says that it was heard. */
  const beat = (): Promise<void> => {
    const next = beating.then(async () => {
      while (!(await beatOnce()));
    });
    beating = next.catch(() => undefined);
    return next;
  };

  const hear = (topics: Iterable<string>) => {
    for (const topic of topics) drop(topic);
    beat().catch((error: unknown) => log.warn({ err: error }, 'a change of data was heard of, but could not be confirmed yet'));
  };
  const stopHearing = events.onEvent(({ kind, subject }) => kind === 'data.changed' && hear([subject]));
  events.onGap(() => hear(drops.keys()));
  changes.onCommit(drop);

  const worker = createWorker({ name: 'data versions', work: beat, pauseMs: beatEveryMs, startTimer, log });
  return {
    read: beat,
    start: worker.start,
    stop: async () => {
      stopHearing();
      trustedUntilMs = 0;
      await worker.stop();
      await beating;
      // Without the database it is forgotten later, with those that ended without saying so.
      await forgetGateway(db, id).catch((error: unknown) => log.warn({ err: error }, 'this gateway could not sign off'));
    },
    isTrusted: () => elapsedMs() < trustedUntilMs,
    onChange: (topic, dropOne) => {
      drops.set(topic, (drops.get(topic) ?? new Set()).add(dropOne));
    },
    settle: () => waitForOthers(db, { id, startTimer }),
  };
}
