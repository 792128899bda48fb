import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { decodePolyline } from '@songwai/core/basics/polyline';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { RideMove, RidePlan } from './ride-plan.ts';

/** The state of a ride at one moment. */
export interface RidePosition {
  readonly status: JobStatus;
  /** The stop that the driver heads for or is at; null before a driver is found and after the end. */
  readonly stopIndex: number | null;
  /** Null before a driver is found. */
  readonly position: LatLng | null;
  /** Degrees clockwise from north. */
  readonly headingDeg: number;
  /** Seconds of the ride until that stop is reached; 0 while the driver is there. */
  readonly etaSeconds: number | null;
  readonly isDriving: boolean;
}

/** Rounds to a tenth of a metre, finer than anything visible. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The bearing from one point to another, accurate for short distances. */
function courseDeg(from: LatLng, to: LatLng): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360) % 360;
}

/** The point at a share of the line's length, and the bearing there. */
function pointAlong(line: readonly LatLng[], share: number): { readonly position: LatLng; readonly headingDeg: number } | null {
  const pieces = line.slice(1).flatMap((to, index) => {
    const from = line[index];
    const km = from === undefined ? 0 : greatCircleKm(from, to);
    return from === undefined || km === 0 ? [] : [{ from, to, km }];
  });
  const last = pieces.at(-1);
  const [only] = line;
  if (last === undefined) return only === undefined ? null : { position: only, headingDeg: 0 };
  let left = pieces.reduce((sum, { km }) => sum + km, 0) * Math.min(1, Math.max(0, share));
  const piece = pieces.find(({ km }) => {
    if (left <= km) return true;
    left -= km;
    return false;
  });
  const { from, to, km } = piece ?? last;
  const part = piece === undefined ? 1 : left / km;
  return {
    position: {
      lat: roundDegrees(from.lat + (to.lat - from.lat) * part),
      lng: roundDegrees(from.lng + (to.lng - from.lng) * part),
    },
    headingDeg: courseDeg(from, to),
  };
}

const shareOf = (move: RideMove, second: number): number => (second - move.fromSecond) / (move.toSecond - move.fromSecond);

/** The state of a ride a number of simulated seconds after planning: a pure function of plan and time. */
export function positionAt(plan: RidePlan, elapsedSeconds: number): RidePosition {
  const status = plan.steps.findLast(({ atSecond }) => atSecond <= elapsedSeconds)?.status ?? 'matching';
  const move = plan.moves.findLast(({ fromSecond }) => fromSecond <= elapsedSeconds);
  const place = move === undefined ? null : pointAlong(decodePolyline(move.polyline), shareOf(move, elapsedSeconds));
  const visit = move === undefined ? undefined : plan.visits.find(({ doneSecond }) => doneSecond > elapsedSeconds);
  return {
    status,
    stopIndex: visit?.stop ?? null,
    position: place?.position ?? null,
    headingDeg: place?.headingDeg ?? 0,
    etaSeconds: visit === undefined ? null : Math.max(0, visit.arriveSecond - elapsedSeconds),
    isDriving: move !== undefined && elapsedSeconds < move.toSecond,
  };
}
