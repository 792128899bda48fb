import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import type { Emit } from '../widget-events.ts';

interface NotifyEndOptions {
  readonly flow: TrackingFlow;
  readonly trackingId: string;
  readonly emit: Emit;
}

/** Notifies the host page of each status of a delivery, and once of its end, also if it had ended before the page was opened. */
export const notifyEnd = ({ flow, trackingId, emit }: NotifyEndOptions): void => {
  let last: JobStatus | null = null;
  const notify = ({ job, problem }: TrackingState): boolean => {
    if (problem?.kind === 'notFound' || problem?.kind === 'closed') emit('songwai:not-found', { trackingId });
    else if (job?.status === 'completed') emit('songwai:delivered', { trackingId, jobId: job.jobId });
    else if (job?.status === 'cancelled') emit('songwai:cancelled', { trackingId, jobId: job.jobId, reason: 'cancelled' });
    else if (job?.status === 'expired') emit('songwai:cancelled', { trackingId, jobId: job.jobId, reason: 'no_driver' });
    else return false;
    return true;
  };
  const stop = flow.store.subscribe((state) => {
    const { job } = state;
    if (job && job.status !== last) {
      last = job.status;
      emit('songwai:status', { trackingId, jobId: job.jobId, status: job.status });
    }
    if (notify(state)) stop();
  });
};
