import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** What the room that sends drivers does for a job that its customer has changed; handed in, since that room lies above this one. */
export interface DriverSearch {
  /**
   * Lets go of the driver or the search that a job has: the driver is free, open offers are void. A job that is `matching` is searched for
   * from the beginning, by its present time and price. In the caller's transaction, which has locked the job's row.
   */
  restart(trx: Kysely<Database>, jobId: string): Promise<void>;
}
