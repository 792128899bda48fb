import type { Db } from '../platform/db.ts';

/** Lets the search for a driver go on until then. */
export async function extendSearch(db: Db, jobId: string, until: Date): Promise<void> {
  await db.updateTable('jobs').set({ search_until: until }).where('id', '=', jobId).execute();
}

/**
 * Jobs whose search for a driver has ended without one, their rows held. Rows that another process holds are left to it. Goods that are on the
 * way already are searched for until administrators say otherwise.
 */
export async function takeEndedSearches(
  db: Db,
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

/** In which round of its search a job is, and what it pays its driver: the price before what the customer has for less. */
export async function readOfferedFare(
  db: Db,
  jobId: string,
): Promise<{ readonly searchRound: number; readonly fareSatang: number }> {
  const job = await db
    .selectFrom('jobs')
    .select(['search_round', 'normal_satang', 'added_satang'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { searchRound: job.search_round, fareSatang: job.normal_satang + job.added_satang };
}

/** Until when a driver is looked for. */
export async function readSearchEnd(db: Db, jobId: string): Promise<Date> {
  const job = await db.selectFrom('jobs').select('search_until').where('id', '=', jobId).executeTakeFirstOrThrow();
  return job.search_until;
}
