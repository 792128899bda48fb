import type { JobStatus } from '@songwai/core/jobs/job-status';

/** A planned change of the job's status. Seconds count from the planning of the ride, in simulated time. */
export interface RideStep {
  readonly atSecond: number;
  readonly status: JobStatus;
  /** Position of the stop where it happens; null for none. */
  readonly stop: number | null;
}

/** The driver drives along a line; between two moves the driver stays at the end of the first. */
export interface RideMove {
  readonly fromSecond: number;
  readonly toSecond: number;
  /** Precision 5. */
  readonly polyline: string;
}

/** When the driver arrives at a stop and finishes there. */
export interface RideVisit {
  readonly stop: number;
  readonly arriveSecond: number;
  readonly doneSecond: number;
}

/** A whole ride, computed once and stored; its state at any time follows from it. */
export interface RidePlan {
  readonly steps: readonly RideStep[];
  readonly moves: readonly RideMove[];
  readonly visits: readonly RideVisit[];
}
