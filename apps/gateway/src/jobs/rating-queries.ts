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

/** Locks a job to be rated until the transaction ends; undefined for no such job of this user, or an unknown link. */
export async function lockRatedJob(
  db: Kysely<Database>,
  by: RatedBy,
): Promise<{ readonly id: string; readonly status: JobStatus } | undefined> {
  const query = db.selectFrom('jobs').select(['id', 'status']).forNoKeyUpdate();
  const job =
    'token' in by
      ? query.where('rating_token', '=', by.token)
      : query.where('id', '=', by.jobId).where((eb) => isOwn(eb, by.scope));
  return job.executeTakeFirst();
}
