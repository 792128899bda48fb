import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobScope } from './job-scope.ts';
import { isOwn } from './scope-queries.ts';

/**
 * Copies a job's rating, 1-5, to the job for lists; in the transaction of the room that stores ratings.
 *
 * @returns false where the job had been rated before or is not completed.
 */
export async function setJobRating(
  db: Kysely<Database>,
  rated: { readonly jobId: string; readonly rating: number },
): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ rating: rated.rating })
    .where('id', '=', rated.jobId)
    .where('status', '=', 'completed')
    .where('rating', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The job's id with the scope of the user who booked it, or the token of its rating link. */
export type RatedBy = { readonly jobId: string; readonly scope: JobScope } | { readonly token: string };

/** The job that is rated, with who pays for it: the customer or the company, which never changes. */
const selectRatedJob = (db: Kysely<Database>, by: RatedBy) => {
  const query = db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .select((eb) => eb.fn.coalesce('company_user_id', 'user_id').as('payerId'));
  return 'token' in by
    ? query.where('rating_token', '=', by.token)
    : query.where('id', '=', by.jobId).where((eb) => isOwn(eb, by.scope));
};

/** A job to be rated; undefined for no such job of this user, or an unknown link. */
export interface RatedJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly payerId: string;
}

/** Reads a job to be rated. */
export const findRatedJob = (db: Kysely<Database>, by: RatedBy): Promise<RatedJob | undefined> =>
  selectRatedJob(db, by).executeTakeFirst();

/** Locks a job to be rated until the transaction ends. */
export const lockRatedJob = (db: Kysely<Database>, by: RatedBy): Promise<RatedJob | undefined> =>
  selectRatedJob(db, by).forNoKeyUpdate().executeTakeFirst();
