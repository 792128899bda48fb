import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import { readTrouble } from '../database/database-trouble.ts';
import type { EventNotice } from '../events/event-notice.ts';
import type { Clock } from '../platform/deps.ts';
import { type FollowedView, followView } from './followed-view.ts';
import { isClosed, type ReadTracking } from './service.ts';

/** An open stream of a job. */
interface Follower {
  /** @param frame an event of the stream; the same bytes for all followers of a job */
  update(frame: Buffer): void;
  /** The stream is over; also called when the gateway stops. */
  end(): void;
}

export interface TrackingHubDeps {
  readonly read: ReadTracking;
  readonly events: {
    onEvent(hear: (notice: EventNotice) => void): () => void;
    onGap(hear: () => void): () => void;
  };
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** A watched job: read once for all its followers, and again only when an event concerns it. */
interface Watch {
  readonly followers: Set<Follower>;
  view: FollowedView | undefined;
  /** The job under which notices find it. */
  filedUnder: string | undefined;
  /** An event arrived since the last read began. */
  isStale: boolean;
  reading: Promise<void> | undefined;
  /** Of the next position; absent while the driver does not move. */
  cancelTimer: (() => void) | undefined;
}

/** Time between two positions while the driver drives, and between two looks at those who do not. */
const drivingMs = 1_000;

export interface Following {
  readonly jobId: string;
  leave(): void;
}

export interface TrackingHub {
  /** @returns the job, with a function to leave; null for an unknown or closed link. */
  follow(trackingId: string, follower: Follower): Promise<Following | null>;
  /** The number of watched jobs. */
  countWatched(): number;
  /** Ends every watch. */
  stop(): void;
}

const [frameBegin, frameEnd] = [Buffer.from('event: tracking\ndata: '), Buffer.from('\n\n')];
const frameOf = (view: FollowedView, now: Date): Buffer => Buffer.concat([frameBegin, view.write(now), frameEnd]);

/** Sends every change of a job to all its followers. */
export function createTrackingHub({ read, events, clock, startTimer, log }: TrackingHubDeps): TrackingHub {
  const watches = new Map<string, Watch>();
  /** The watches of each job that was read; its receivers have links of their own. */
  const ofJobs = new Map<string, Map<string, Watch>>();
  /** Watches of jobs that nobody has read yet. */
  const unread = new Set<Watch>();
  let cancelSweep: (() => void) | undefined;

  const stopPulse = (watch: Watch) => {
    watch.cancelTimer?.();
    watch.cancelTimer = undefined;
  };

  /** Files a watch under the job that its link leads to; under none before it was read, and when it is over. */
  const file = (trackingId: string, watch: Watch) => {
    const isWatched = watches.get(trackingId) === watch;
    const jobId = isWatched ? watch.view?.jobId : undefined;
    if (isWatched && jobId === undefined) unread.add(watch);
    else unread.delete(watch);
    if (watch.filedUnder === jobId) return;
    const before = watch.filedUnder === undefined ? undefined : ofJobs.get(watch.filedUnder);
    before?.delete(trackingId);
    if (watch.filedUnder !== undefined && before?.size === 0) ofJobs.delete(watch.filedUnder);
    watch.filedUnder = jobId;
    if (jobId === undefined) return;
    const own = ofJobs.get(jobId) ?? new Map<string, Watch>();
    own.set(trackingId, watch);
    ofJobs.set(jobId, own);
  };

  const drop = (trackingId: string, watch: Watch) => {
    stopPulse(watch);
    if (watches.get(trackingId) === watch) watches.delete(trackingId);
    file(trackingId, watch);
    if (watches.size > 0) return;
    cancelSweep?.();
    cancelSweep = undefined;
  };

  const endAll = (trackingId: string, watch: Watch) => {
    drop(trackingId, watch);
    for (const follower of [...watch.followers]) follower.end();
    watch.followers.clear();
  };

  /** Sends the job to all followers now, and again every second while the driver drives. */
  const show = (trackingId: string, watch: Watch) => {
    const { view } = watch;
    if (view === undefined || watches.get(trackingId) !== watch) return;
    stopPulse(watch);
    const frame = frameOf(view, clock.now());
    for (const follower of [...watch.followers]) follower.update(frame);
    if (view.isOver) return endAll(trackingId, watch);
    if (view.isDriving(clock.now())) watch.cancelTimer = startTimer(() => pulse(trackingId, watch), drivingMs);
  };

  /** Sends nothing while the driver does not move; the check needs no query. */
  const pulse = (trackingId: string, watch: Watch) => {
    watch.cancelTimer = undefined;
    // The last read failed.
    if (watch.isStale && watch.reading === undefined) void refreshAndShow(trackingId, watch);
    if (watch.view?.isDriving(clock.now())) show(trackingId, watch);
  };

  /** Looks at all jobs whose driver does not move, by one timer: thousands of them would need as much memory as the jobs. */
  const sweep = () => {
    cancelSweep = startTimer(sweep, drivingMs);
    for (const [trackingId, watch] of watches) if (watch.cancelTimer === undefined) pulse(trackingId, watch);
  };

  const readUntilFresh = async (trackingId: string, watch: Watch): Promise<void> => {
    do {
      watch.isStale = false;
      try {
        const view = await read(trackingId);
        watch.view = view === null ? undefined : followView(view);
        file(trackingId, watch);
      } catch (error) {
        watch.isStale = true;
        throw error;
      }
    } while (watch.isStale);
  };

  const refresh = (trackingId: string, watch: Watch): Promise<void> => {
    watch.isStale = true;
    watch.reading ??= readUntilFresh(trackingId, watch).finally(() => {
      watch.reading = undefined;
    });
    return watch.reading;
  };

  const refreshAndShow = async (trackingId: string, watch: Watch) => {
    try {
      await refresh(trackingId, watch);
      // The link has closed: its stop was removed.
      if (watch.view === undefined) endAll(trackingId, watch);
      else show(trackingId, watch);
    } catch (error) {
      log.warn({ err: error }, 'a watched job could not be read');
      // The followers stay, and the next pulse reads again. After an error that is not the database's, the streams end and
      // clients reconnect.
      if (readTrouble(error) === undefined) endAll(trackingId, watch);
    }
  };

  const stopListening = events.onEvent(({ kind, subject }) => {
    if (!kind.startsWith('jobs.')) return;
    for (const watch of unread) watch.isStale = true;
    for (const [trackingId, watch] of ofJobs.get(subject) ?? []) void refreshAndShow(trackingId, watch);
  });
  const stopGaps = events.onGap(() => {
    for (const [trackingId, watch] of watches) void refreshAndShow(trackingId, watch);
  });

  const openWatch = (trackingId: string): Watch => {
    const known = watches.get(trackingId);
    if (known !== undefined) return known;
    const watch: Watch = {
      followers: new Set(),
      view: undefined,
      filedUnder: undefined,
      isStale: false,
      reading: undefined,
      cancelTimer: undefined,
    };
    watches.set(trackingId, watch);
    unread.add(watch);
    cancelSweep ??= startTimer(sweep, drivingMs);
    return watch;
  };

  return {
    follow: async (trackingId, follower) => {
      const watch = openWatch(trackingId);
      watch.followers.add(follower);
      const leave = () => {
        watch.followers.delete(follower);
        if (watch.followers.size === 0) drop(trackingId, watch);
      };
      const isFirst = watch.view === undefined;
      try {
        if (isFirst) await refresh(trackingId, watch);
      } catch (error) {
        leave();
        throw error;
      }
      const { view } = watch;
      if (view === undefined || isClosed(view, clock.now())) {
        leave();
        return null;
      }
      follower.update(frameOf(view, clock.now()));
      if (view.isOver) {
        leave();
        follower.end();
      }
      return { jobId: view.jobId, leave };
    },
    countWatched: () => watches.size,
    stop: () => {
      stopListening();
      stopGaps();
      for (const [trackingId, watch] of [...watches]) endAll(trackingId, watch);
    },
  };
}
