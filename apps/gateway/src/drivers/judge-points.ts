import { hourMs, minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** Where a phone says it was at a moment. */
export interface ReportedPoint extends LatLng {
  readonly atMs: number;
  readonly heading?: number;
  /** Metres. */
  readonly accuracy?: number;
}

/** Why a point does not count. */
export type PointFault = 'offDuty' | 'future' | 'stale' | 'order' | 'inaccurate' | 'implausible';

interface JudgedPoints {
  readonly accepted: readonly ReportedPoint[];
  readonly refused: readonly { readonly index: number; readonly reason: PointFault }[];
}

/** A phone's clock may run ahead of ours, or behind. */
const clockSkewMs = minuteMs;
/** A tunnel is shorter; what is older says nothing to anybody who watches. */
const oldestMs = 15 * minuteMs;
const leastAccuracyMetres = 500;
/** No vehicle that we offer goes faster. */
const fastestKmPerHour = 200;
/** What a good receiver may jump while it stands. */
const jitterKm = 0.1;

/** When points are judged, and from when on the driver's whereabouts are ours to know; null off duty. */
export interface JudgingTime {
  readonly now: Date;
  readonly onDutySince: Date | 'on a job' | null;
}

/** The position of a driver off duty is private; a phone's clock may be a little behind ours. */
function isOffDuty({ atMs }: ReportedPoint, onDutySince: JudgingTime['onDutySince']): boolean {
  if (onDutySince === 'on a job') return false;
  return onDutySince === null || atMs < onDutySince.getTime() - clockSkewMs;
}

function faultOf(point: ReportedPoint, before: ReportedPoint | undefined, { now, onDutySince }: JudgingTime): PointFault | null {
  const nowMs = now.getTime();
  if (isOffDuty(point, onDutySince)) return 'offDuty';
  if (point.atMs > nowMs + clockSkewMs) return 'future';
  if (point.atMs < nowMs - oldestMs) return 'stale';
  if (before !== undefined && point.atMs <= before.atMs) return 'order';
  if ((point.accuracy ?? 0) > leastAccuracyMetres) return 'inaccurate';
  if (before === undefined) return null;
  const hours = (point.atMs - before.atMs) / hourMs;
  return greatCircleKm(before, point) > hours * fastestKmPerHour + jitterKm ? 'implausible' : null;
}

/** Takes of a batch what can be true, each point held against the last one that counted. A jump is forgiven as time goes on: what was wrong may have been the point before. */
export function judgePoints(points: readonly ReportedPoint[], last: ReportedPoint | undefined, time: JudgingTime): JudgedPoints {
  const accepted: ReportedPoint[] = [];
  const refused: { index: number; reason: PointFault }[] = [];
  for (const [index, point] of points.entries()) {
    const reason = faultOf(point, accepted.at(-1) ?? last, time);
    if (reason === null) accepted.push(point);
    else refused.push({ index, reason });
  }
  return { accepted, refused };
}
