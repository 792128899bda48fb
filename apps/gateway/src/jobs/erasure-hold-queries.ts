import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * A job that is not over keeps the account of its customer from being erased; a member's own booking for its company keeps the member's, too:
 * the driver has to reach somebody.
 */
export async function readJobHolds(
  db: Kysely<Database>,
  { userId }: { readonly userId: string },
): Promise<readonly ErasureHold[]> {
  const unfinished = await db
    .selectFrom('jobs')
    .select('id')
    .where((is) => is.or([is('company_user_id', '=', userId), is('user_id', '=', userId)]))
    .where('over_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unfinished === undefined ? [] : ['unfinishedJobs'];
}
