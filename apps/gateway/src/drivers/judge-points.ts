import { hourMs, minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';

/** A position that a phone reported. */
export interface ReportedPoint extends LatLng {
  readonly atMs: number;
  readonly heading?: number;
  /** Metres. */
  readonly accuracy?: number;
}

/** Why a point is refused. */
export type PointFault = 'offDuty' | 'future' | 'stale' | 'order' | 'inaccurate' | 'implausible';

interface JudgedPoints {
  readonly accepted: readonly ReportedPoint[];
  readonly refused: readonly { readonly index: number; readonly reason: PointFault }[];
}

/** Tolerance for phones' clocks. */
const clockSkewMs = minuteMs;
/** Longer than the passage of any tunnel; older points are useless to watchers. */
const oldestMs = 15 * minuteMs;
const leastAccuracyMetres = 500;
/** Faster than any of our vehicles. */
const fastestKmPerHour = 200;
/** How far the position of a stationary receiver may jump. */
const jitterKm = 0.1;

/** The time of judging, and since when the driver's position may be stored; null off duty. */
export interface JudgingTime {
  readonly now: Date;
  readonly onDutySince: Date | 'on a job' | null;
}

/** The position of a driver off duty is private, with tolerance for the phone's clock. */
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

/**
 * Accepts the plausible points of a batch, each compared with the last accepted one. The allowed distance grows with time,
 * because the earlier point may have been the wrong one.
 */
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
