import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { NextDue } from '../platform/workers/due-queries.ts';
import { lockMoneyOfJobs } from './scope-queries.ts';

/** Sets when the search for a driver ends. */
export async function endSearchAt(db: Db, jobId: string, until: Date): Promise<void> {
  await db.updateTable('jobs').set({ search_until: until }).where('id', '=', jobId).execute();
}

/**
 * Locks jobs whose search has ended without a driver, and before them their money, which goes back. Skips rows that another process has locked. The search for goods already on
 * the way continues until administrators end it.
 */
export async function takeEndedSearches(
  db: Db,
  wanted: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const ended = db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'matching')
    .where('hand_over', 'is', null)
    .where('search_until', '<=', wanted.now)
    .orderBy('search_until');
  const seen = await ended.limit(wanted.limit).execute();
  if (seen.length === 0) return [];
  const ids = seen.map(({ id }) => id);
  await lockMoneyOfJobs(db, ids);
  const rows = await ended.where('id', 'in', ids).forNoKeyUpdate().skipLocked().execute();
  return rows.map(({ id }) => id);
}

/** When a search ends next. */
export const nextSearchEnd: NextDue = () =>
  sql`select search_until from jobs where status = 'matching' and hand_over is null order by search_until limit 1`;

/** A job's search round and the driver's fare, which is the price before discounts and free credit. */
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

/** When the search for a driver ends. */
export async function readSearchEnd(db: Db, jobId: string): Promise<Date> {
  const job = await db.selectFrom('jobs').select('search_until').where('id', '=', jobId).executeTakeFirstOrThrow();
  return job.search_until;
}
