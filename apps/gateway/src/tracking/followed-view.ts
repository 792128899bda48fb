import type { TrackingDetail, TrackingView } from './shown-job.ts';

/** A job for its followers: in little memory, because thousands may be watched. */
export interface FollowedView extends Pick<TrackingView, 'jobId' | 'isOver' | 'closesAt' | 'isDriving'> {
  /** What is seen at a moment, as JSON. */
  write(now: Date): string;
}

/** JSON whose larger part stands ready. As bytes it needs half of what a text with Thai does, and a third of its objects. */
function writeParts(still: object, moving: (now: Date) => Partial<TrackingDetail>): FollowedView['write'] {
  const text = JSON.stringify(still);
  // Not from Node's pool, of which it would hold on to eight kilobytes.
  const stillBytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  stillBytes.write(text);
  const end = stillBytes.length - 1;
  return (now) => {
    const rest = JSON.stringify(moving(now));
    return `${stillBytes.toString('utf8', 0, end)}${rest === '{}' ? '}' : `,${rest.slice(1)}`}`;
  };
}

const writeWhole =
  (show: TrackingView['show']): FollowedView['write'] =>
  (now) =>
    JSON.stringify(show(now));

/** Makes the followers' view of a job as it was read; it does not hold on to the larger one. */
export function followView({ jobId, isOver, closesAt, isDriving, show, parts }: TrackingView): FollowedView {
  const write = parts === undefined ? writeWhole(show) : writeParts(parts.still, parts.moving);
  return { jobId, isOver, closesAt, isDriving, write };
}
