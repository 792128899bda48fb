import { hasReturnTrip } from './return-stop.ts';

/** The extras of a repeated job, and whether it needs a return point. */
export interface DuplicatedExtras {
  readonly extraIds: readonly number[];
  readonly needsReturnPoint: boolean;
}

/** Extras of a duplicated job without repetitions; 3 or 4, or both, add one return point (spec §4). */
export function duplicateExtras(extraIds: readonly number[]): DuplicatedExtras {
  return { extraIds: [...new Set(extraIds)], needsReturnPoint: hasReturnTrip(extraIds) };
}
