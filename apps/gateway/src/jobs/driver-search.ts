import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Restarts dispatch for a job that its customer has changed; injected, because dispatch is in a room above this one. */
export interface DriverSearch {
  /**
   * Frees the job's driver or ends its search: open offers become void. For a `matching` job a new search begins, with its
   * present time and price. In the caller's transaction, which has locked the job's row.
   */
  restart(trx: Kysely<Database>, jobId: string): Promise<void>;
}
