import type { TrackingDetail, TrackingView } from './shown-job.ts';

/** A job for its followers: in little memory, because thousands may be watched. */
export interface FollowedView extends Pick<TrackingView, 'jobId' | 'isOver' | 'closesAt' | 'isDriving'> {
  /** What is seen at a moment, as JSON in UTF-8. */
  write(now: Date): Buffer;
}

/**
 * JSON whose larger part stands ready, as UTF-8 in a string of one byte each: half of a string with Thai, a third of the objects, and
 * less than a buffer with what belongs to one.
 */
function writeParts(still: object, moving: (now: Date) => Partial<TrackingDetail>): FollowedView['write'] {
  const stillBytes = Buffer.from(JSON.stringify(still).slice(0, -1)).toString('latin1');
  return (now) => {
    const rest = JSON.stringify(moving(now));
    return Buffer.concat([Buffer.from(stillBytes, 'latin1'), Buffer.from(rest === '{}' ? '}' : `,${rest.slice(1)}`)]);
  };
}

const writeWhole =
  (show: TrackingView['show']): FollowedView['write'] =>
  (now) =>
    Buffer.from(JSON.stringify(show(now)));

/** Makes the followers' view of a job as it was read; it does not hold on to the larger one. */
export function followView({ jobId, isOver, closesAt, isDriving, show, parts }: TrackingView): FollowedView {
  const write = parts === undefined ? writeWhole(show) : writeParts(parts.still, parts.moving);
  return { jobId, isOver, closesAt, isDriving, write };
}
