import { hasReturnTrip } from './return-stop.ts';

/** The extras of a job that is booked again, and whether a return point is appended. */
export interface DuplicatedExtras {
  readonly extraIds: readonly number[];
  readonly needsReturnPoint: boolean;
}

/** Extras of a duplicated job, each once; 3 or 4 bring one return point, both together too (spec §4). */
export function duplicateExtras(extraIds: readonly number[]): DuplicatedExtras {
  return { extraIds: [...new Set(extraIds)], needsReturnPoint: hasReturnTrip(extraIds) };
}
