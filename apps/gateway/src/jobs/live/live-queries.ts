import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Who may follow a job: who booked it, and the company that it was booked for. */
export interface JobOwners {
  readonly userId: string;
  readonly companyId: string | null;
}

/** The owners of a job; undefined for one that was removed. */
export const findOwners = (db: Kysely<Database>, jobId: string): Promise<JobOwners | undefined> =>
  db.selectFrom('jobs').select(['user_id as userId', 'company_user_id as companyId']).where('id', '=', jobId).executeTakeFirst();
