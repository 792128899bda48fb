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
