import type { EventHandler } from '../../events/event-handler.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker, type WorkerDeps } from '../../platform/workers/worker.ts';
import { queueFailedVisit } from '../support/failed-visits.ts';
import type { StoredChatEvent } from '../tables.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { findStopName } from './driven-job-view.ts';
import { syncJobRoom } from './job-room-queries.ts';
import { type JobNews, nextNews, noteNews, takeNews } from './news-queries.ts';

/** Events of jobs that a room shows; null: only who drives the job may have changed. */
const shownKinds: Readonly<Record<string, string | null>> = {
  'jobs.assigned': null,
  'jobs.reopened': null,
  'jobs.expired': null,
  'jobs.arrived': 'arrived',
  'jobs.reachedStop': 'arrived',
  'jobs.pickedUp': 'pickedUp',
  'jobs.delivering': 'delivered',
  'jobs.completed': 'completed',
  'jobs.cancelled': 'cancelled',
  'jobs.visitFailed': 'failedVisit',
};

/** Notes what happened to jobs; `createJobNewsWorker` writes it into their rooms. */
export const noteJobNews: EventHandler = {
  name: 'chat',
  handle: async (trx, { id, kind, subject, payload, at }) => {
    if (!(kind in shownKinds)) return;
    const { stop } = payload as { readonly stop?: number | null };
    await noteNews(trx, { event_id: id, job_id: subject, kind, stop: stop ?? null, at });
  },
};

interface NewsDeps extends Pick<WorkerDeps, 'startTimer' | 'log'> {
  readonly db: Db;
  /** What a simulated driver says at a stop, in the same transaction. */
  readonly onArrival: (trx: Db, news: JobNews) => Promise<void>;
}

/** The worker; `follow` is one round, for tests with their own clock. */
export interface JobNewsWorker extends Worker {
  follow(): Promise<void>;
}

const pauseMs = 50;

/** Writes what happened to jobs into their rooms, one event in one short transaction. */
export function createJobNewsWorker({ db, startTimer, log, onArrival }: NewsDeps): JobNewsWorker {
  const eventOf = async (trx: Db, { job_id: jobId, stop }: JobNews, key: string): Promise<StoredChatEvent> => {
    const addressName = stop === null ? undefined : await findStopName(trx, jobId, stop);
    return { key, ...(stop !== null && { stop }), ...(addressName !== undefined && { addressName }) };
  };

  const followOne = (): Promise<boolean> =>
    transact(db, async (trx) => {
      const news = await takeNews(trx);
      if (news === undefined) return false;
      const { job_id: roomId, kind, at, event_id: id } = news;
      // First, because it locks the room with support: whoever has the clock waits for no room.
      if (kind === 'jobs.visitFailed')
        await queueFailedVisit(trx, { jobId: roomId, event: await eventOf(trx, news, 'failedVisit'), key: `event ${id}`, at });
      const hasRoom = await syncJobRoom(trx, roomId, at);
      const shown = shownKinds[kind];
      // On the way from the pick-up: nothing is delivered yet.
      const isOnTheWay = shown === 'delivered' && news.stop === null;
      if (!hasRoom || shown === null || shown === undefined || isOnTheWay) return true;
      await appendEvent(trx, { roomId, event: await eventOf(trx, news, shown), key: `event ${id}`, at });
      if (shown === 'arrived') await onArrival(trx, news);
      return true;
    });

  const follow = async (): Promise<void> => {
    while (await followOne());
  };
  return { follow, ...createWorker({ name: 'chat news', work: follow, pauseMs, nextDue: nextNews, startTimer, log }) };
}
