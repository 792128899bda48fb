import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Jobs whose search for a driver has ended without one, their rows held. Rows that another process holds are left to it. Goods that are on the
 * way already are searched for until administrators say otherwise.
 */
export async function takeEndedSearches(
  db: Kysely<Database>,
  wanted: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'matching')
    .where('hand_over', 'is', null)
    .where('search_until', '<=', wanted.now)
    .orderBy('search_until')
    .limit(wanted.limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
