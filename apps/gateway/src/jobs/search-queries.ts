import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { NextDue } from '../platform/workers/due-queries.ts';
import { lockMoneyOfJobs } from './scope-queries.ts';

/** Sets when the search for a driver ends. */
export async function endSearchAt(db: Db, jobId: string, until: Date): Promise<void> {
  await db.updateTable('jobs').set({ search_until: until }).where('id', '=', jobId).execute();
}

/**
 * Locks the job whose search ended first without a driver, and before it its money, which goes back; undefined for none, and while another
 * process has it, until the next round. The search for goods already on the way continues until administrators end it.
 */
export async function takeEndedSearch(trx: Db, now: Date): Promise<string | undefined> {
  const ended = trx
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'matching')
    .where('hand_over', 'is', null)
    .where('search_until', '<=', now)
    .orderBy('search_until')
    .limit(1);
  const seen = await ended.executeTakeFirst();
  if (seen === undefined) return undefined;
  await lockMoneyOfJobs(trx, [seen.id]);
  return (await ended.where('id', '=', seen.id).forNoKeyUpdate().skipLocked().executeTakeFirst())?.id;
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
