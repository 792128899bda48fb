import { minStops } from '../../basics/stop-limits.ts';

/** A driver this near to the next stop has it in sight: the stop no longer changes. */
export const nearMetres = 500;

/** Why a stop of a running job stays as it is. */
export type StopLock = 'pickUp' | 'done' | 'driverThere' | 'driverNear' | 'driverUnknown' | 'return';

/** How far a driver has come with a job. */
export interface RideReach {
  /** Visits that are done, the pick-up first. */
  readonly doneVisits: number;
  /** Whether the driver has arrived at the next one. */
  readonly isThere: boolean;
  /** As the crow flies to the next one; null where nobody knows where the driver is. */
  readonly metresAway: number | null;
}

function lockOfVisit(visit: number, reach: RideReach | null): StopLock | null {
  if (reach !== null && visit < reach.doneVisits) return 'done';
  // The goods are there, or a driver is on the way to them.
  if (visit === 0) return 'pickUp';
  if (reach === null || visit > reach.doneVisits) return null;
  if (reach.isThere) return 'driverThere';
  if (reach.metresAway === null) return 'driverUnknown';
  return reach.metresAway < nearMetres ? 'driverNear' : null;
}

/**
 * Why each stop stays as it is, by position; null for those that can be changed. Only the stop that the driver heads for is locked by nearness: one
 * that comes later may well lie on the way.
 *
 * @param reach null while no driver has the job.
 */
export function lockStops(
  stops: readonly { readonly isReturn: boolean }[],
  reach: RideReach | null,
): readonly (StopLock | null)[] {
  let visit = -1;
  return stops.map(({ isReturn }) => {
    if (isReturn) return 'return';
    visit += 1;
    return lockOfVisit(visit, reach);
  });
}

/** The first position at which a stop may be added: after those that are locked. Null where the last drop-off is done. */
export function firstFreePosition(locks: readonly (StopLock | null)[]): number | null {
  const outward = locks.flatMap((lock, position) => (lock === 'return' ? [] : [{ lock, position }]));
  if (outward.length >= minStops && outward.at(-1)?.lock === 'done') return null;
  const last = outward.findLast(({ lock }) => lock !== null);
  return (last?.position ?? 0) + 1;
}
