import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * An unfinished job keeps the account of its customer from being erased. A member's booking for the company keeps the member's
 * account too, because the driver needs a person to contact.
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
