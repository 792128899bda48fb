import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { StoredRoute } from '../jobs/tables.ts';

/** The parts of a job that determine where its driver goes. */
interface RiddenStops {
  readonly taskType: number;
  readonly stops: readonly { readonly position: number; readonly isReturn: boolean }[];
  readonly route: StoredRoute;
  /** True while undeliverable goods are on board. */
  readonly hasFailedVisit: boolean;
}

/**
 * The positions of the stops in the order of the route, then that of the return: the return point, or the pick-up where the
 * return leads there or undelivered goods go back. A full-day hire always has two visits: where the work begins, and where it
 * ends.
 */
export function visitsOf({ taskType, stops, route, hasFailedVisit }: RiddenStops): readonly number[] {
  const outward = stops.filter(({ isReturn }) => !isReturn).map(({ position }) => position);
  if (taskType === fullDayTask) return [outward[0] ?? 0, outward.at(-1) ?? 0];
  if (route.legs.length < outward.length && !hasFailedVisit) return outward;
  return [...outward, stops.find(({ isReturn }) => isReturn)?.position ?? outward[0] ?? 0];
}
