import type { EventHandler, StoredEvent } from '../../events/event-handler.ts';
import { queueFailedVisit } from '../support/failed-visits.ts';
import type { StoredChatEvent } from '../tables.ts';
import { entryOfEvent, type NewChatEntry } from '../writing/append-queries.ts';
import { type DrivenJob, findDrivenJobs } from './driven-job-view.ts';
import { writeJobRooms } from './job-room-queries.ts';
import { type JobNews, takeNotedNews } from './news-queries.ts';

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

const newsOf = ({ id, kind, subject, payload, at }: StoredEvent): JobNews => {
  const { stop } = payload as { readonly stop?: number | null };
  return { event_id: id, job_id: subject, kind, stop: stop ?? null, at };
};

function eventOf({ stop }: JobNews, key: string, { stopNames }: DrivenJob): StoredChatEvent {
  const addressName = stop === null ? undefined : stopNames[stop];
  return { key, ...(stop !== null && { stop }), ...(addressName !== undefined && { addressName }) };
}

interface JobNewsParts {
  /** What a simulated driver says at a stop; undefined for a driver who speaks, and for none. */
  readonly sayOnArrival: (job: DrivenJob, news: JobNews) => NewChatEntry | undefined;
}

/** Writes what happened to jobs into their rooms. */
export function createJobNewsHandler({ sayOnArrival }: JobNewsParts): EventHandler {
  const entriesOf = (job: DrivenJob, news: JobNews): readonly NewChatEntry[] => {
    const { kind, event_id: id, at } = news;
    const shown = shownKinds[kind];
    // On the way from the pick-up: nothing is delivered yet.
    const isOnTheWay = shown === 'delivered' && news.stop === null;
    if (shown === null || shown === undefined || isOnTheWay) return [];
    const entry = entryOfEvent({ roomId: job.id, event: eventOf(news, shown, job), key: `event ${id}`, at });
    const said = shown === 'arrived' ? sayOnArrival(job, news) : undefined;
    return said === undefined ? [entry] : [entry, said];
  };

  return {
    name: 'chat',
    kinds: new Set(Object.keys(shownKinds)),
    comesLast: true,
    handle: async (trx, events) => {
      const byJob = Map.groupBy([...(await takeNotedNews(trx)), ...events.map(newsOf)], ({ job_id: jobId }) => jobId);
      const jobs = await findDrivenJobs(trx, [...byJob.keys()]);
      const stories = jobs.flatMap((job) => {
        const news = byJob.get(job.id) ?? [];
        const [first] = news;
        return first === undefined ? [] : [{ job, at: first.at, entries: news.flatMap((one) => entriesOf(job, one)) }];
      });
      // First, because it locks the room with support: whoever has the clock waits for no room.
      for (const job of jobs)
        for (const news of byJob.get(job.id) ?? [])
          if (news.kind === 'jobs.visitFailed')
            await queueFailedVisit(trx, {
              job,
              event: eventOf(news, 'failedVisit', job),
              key: `event ${news.event_id}`,
              at: news.at,
            });
      await writeJobRooms(trx, stories);
    },
  };
}

/** The handler without simulated drivers. */
export const noteJobNews: EventHandler = createJobNewsHandler({ sayOnArrival: () => undefined });
