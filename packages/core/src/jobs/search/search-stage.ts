import { addMinutes } from '../../basics/bangkok-time.ts';
import { minuteMs } from '../../basics/durations.ts';
import type { JobStatus } from '../job-status.ts';

/** Minutes before the pick-up at which drivers are asked first (docs/gateway/drivers.md). */
const leadMinutes = 45;
/** A search that ends within these minutes needs the customer's decision. */
const pressingMinutes = 15;

/**
 * How far the search for a driver is: `planned` for later, `searching`, `pressing` when it ends soon without a driver, `ended`
 * without one.
 */
export type SearchStage = 'planned' | 'searching' | 'pressing' | 'ended';

/** The facts of a job without a driver. */
export interface SearchFacts {
  readonly status: JobStatus;
  readonly pickUpAt: Date;
  /** Null when there is no search. */
  readonly searchUntil: Date | null;
}

const stagesOf = ({ pickUpAt, searchUntil }: SearchFacts): readonly (readonly [from: Date, stage: SearchStage])[] => [
  [addMinutes(pickUpAt, -leadMinutes), 'searching'],
  ...(searchUntil === null
    ? []
    : [[addMinutes(searchUntil, -pressingMinutes), 'pressing'] as const, [searchUntil, 'ended'] as const]),
];

/** When drivers are asked first for a job that was booked ahead. */
export const searchStart = (pickUpAt: Date): Date => addMinutes(pickUpAt, -leadMinutes);

/** The stage of a search. The status may lag a moment behind its end. */
export function searchStage(facts: SearchFacts, now: Date): SearchStage {
  if (facts.status === 'expired') return 'ended';
  return stagesOf(facts).findLast(([from]) => now >= from)?.[1] ?? 'planned';
}

/** Milliseconds until the stage changes by itself; null if it does not. */
export function stageChangesIn(facts: SearchFacts, now: Date): number | null {
  if (facts.status === 'expired') return null;
  const next = stagesOf(facts).find(([from]) => from > now)?.[0];
  return next ? Math.min(next.getTime() - now.getTime(), 24 * 60 * minuteMs) : null;
}
