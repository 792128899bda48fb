import type { TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import type { Emit } from '../widget-events.ts';

interface NotifyEndOptions {
  readonly flow: TrackingFlow;
  readonly trackingId: string;
  readonly emit: Emit;
}

/** Notifies the host page once of a delivery's end, also if it had ended before the page was opened. */
export const notifyEnd = ({ flow, trackingId, emit }: NotifyEndOptions): void => {
  const notify = ({ job, problem }: TrackingState): boolean => {
    if (problem?.kind === 'notFound' || problem?.kind === 'closed') emit('songwai:not-found', { trackingId });
    else if (job?.status === 'completed') emit('songwai:delivered', { trackingId, jobId: job.jobId });
    else if (job?.status === 'cancelled') emit('songwai:cancelled', { trackingId, jobId: job.jobId, reason: 'cancelled' });
    else if (job?.status === 'expired') emit('songwai:cancelled', { trackingId, jobId: job.jobId, reason: 'no_driver' });
    else return false;
    return true;
  };
  const stop = flow.store.subscribe((state) => {
    if (notify(state)) stop();
  });
};
