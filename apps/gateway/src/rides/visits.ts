import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { StoredRoute } from '../jobs/tables.ts';

/** What of a job says where its driver has to go. */
interface RiddenStops {
  readonly taskType: number;
  readonly stops: readonly { readonly position: number; readonly isReturn: boolean }[];
  readonly route: StoredRoute;
  /** Goods that could not be delivered are on board. */
  readonly hasFailedVisit: boolean;
}

/**
 * The positions of the stops in the order of the way: the stops, then the return point, or the pick-up where the way back leads there or
 * where goods go back that nobody took. A full-day hire has two visits whatever its stops: where the work begins, and where it ends.
 */
export function visitsOf({ taskType, stops, route, hasFailedVisit }: RiddenStops): readonly number[] {
  const outward = stops.filter(({ isReturn }) => !isReturn).map(({ position }) => position);
  if (taskType === fullDayTask) return [outward[0] ?? 0, outward.at(-1) ?? 0];
  if (route.legs.length < outward.length && !hasFailedVisit) return outward;
  return [...outward, stops.find(({ isReturn }) => isReturn)?.position ?? outward[0] ?? 0];
}
