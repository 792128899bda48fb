import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Notes how a job was rated, 1-5, where lists show it; in the transaction of the room that keeps ratings.
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

/** By its id for whoever booked it, or by the link that came with it. */
export type RatedBy = { readonly jobId: string; readonly userId: string } | { readonly token: string };

/** A job to be rated, its row held until the transaction ends; undefined for no such job of this user, or an unknown link. */
export async function lockRatedJob(
  db: Kysely<Database>,
  by: RatedBy,
): Promise<{ readonly id: string; readonly status: JobStatus } | undefined> {
  const query = db.selectFrom('jobs').select(['id', 'status']).forUpdate();
  const job =
    'token' in by
      ? query.where('rating_token', '=', by.token)
      : query.where('id', '=', by.jobId).where('user_id', '=', by.userId);
  return job.executeTakeFirst();
}
