import type { JobStatus } from '@songwai/core/jobs/job-status';

/** A change of the job that falls due. Seconds count from the moment the ride was planned, in simulated time. */
export interface RideStep {
  readonly atSecond: number;
  readonly status: JobStatus;
  /** Position of the stop where it happens; null where it happens at none. */
  readonly stop: number | null;
}

/** The driver drives along a line; between two moves it stands at the end of the first. */
export interface RideMove {
  readonly fromSecond: number;
  readonly toSecond: number;
  /** Precision 5. */
  readonly polyline: string;
}

/** When the driver comes to a stop and has done its work there. */
export interface RideVisit {
  readonly stop: number;
  readonly arriveSecond: number;
  readonly doneSecond: number;
}

/** A whole ride, computed once and stored; everything that is shown of it follows from it and the time. */
export interface RidePlan {
  readonly steps: readonly RideStep[];
  readonly moves: readonly RideMove[];
  readonly visits: readonly RideVisit[];
}
