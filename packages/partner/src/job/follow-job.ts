import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';

interface FollowOptions {
  readonly transport: StreamingTransport;
  readonly trackingId: string;
  readonly signal: AbortSignal;
  /** Called for each status that the job has passed, also where several come at once. */
  readonly onStatus: (status: JobStatus, job: TrackedJob) => void;
}

/** All since the booking; the last one is the present. */
const statusesOf = ({ events, status }: TrackedJob): readonly JobStatus[] => {
  const passed = events.map((event) => event.status);
  return passed.at(-1) === status ? passed : [...passed, status];
};

/** Follows a job by its public link, as the tracking element does, until it is over. @returns its last status; null: stopped before */
export function followJob({ transport, trackingId, signal, onStatus }: FollowOptions): Promise<JobStatus | null> {
  const flow = createTrackingFlow({ transport, trackingId, random: Math.random });
  let shown = 0;
  return new Promise((resolve) => {
    const finish = (status: JobStatus | null) => {
      signal.removeEventListener('abort', stop);
      flow.dispose();
      resolve(status);
    };
    const stop = () => finish(null);
    signal.addEventListener('abort', stop);
    flow.store.subscribe(({ job, connection }) => {
      if (job !== null) {
        const passed = statusesOf(job);
        for (const status of passed.slice(shown)) onStatus(status, job);
        shown = Math.max(shown, passed.length);
        if (isJobOver(job.status)) return finish(job.status);
      }
      if (job === null && connection === 'over') finish(null);
    });
    flow.start();
  });
}
