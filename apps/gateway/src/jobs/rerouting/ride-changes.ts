import type { RideReach } from '@songwai/core/jobs/editing/stop-lock';
import type { Db } from '../../platform/db.ts';

/** How far the driver of a job has come, and whether the price is collected in cash. */
export interface RideProgress extends RideReach {
  readonly isPriceCollected: boolean;
}

/** A change of a job's stops, for its ride. */
export interface FollowedChange {
  readonly jobId: string;
  /** How many visits from the first on are where they were; the driver has not arrived at any later one. */
  readonly sameVisits: number;
  /** False where only contacts or notes have changed. */
  readonly isOtherWay: boolean;
}

/** What a change of the stops needs of the ride; injected, because rides are in a room above this one. */
export interface RideChanges {
  /** Undefined where no driver has the job. */
  read(db: Db, jobId: string): Promise<RideProgress | undefined>;
  /**
   * Leads the driver over the changed stops, which the caller has stored, and says so to the driver's app. In the caller's transaction, which
   * has locked the job's row.
   */
  follow(trx: Db, change: FollowedChange): Promise<void>;
}
