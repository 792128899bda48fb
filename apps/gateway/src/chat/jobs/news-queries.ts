import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** What happened to a job, and has not come into its room yet. */
export interface JobNews {
  readonly event_id: number;
  readonly job_id: string;
  readonly kind: string;
  readonly stop: number | null;
  readonly at: Date;
}

/** Notes an event; one that is processed again adds none. */
export async function noteNews(trx: Db, news: JobNews): Promise<void> {
  await trx
    .insertInto('chat_job_news')
    .values(news)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes the oldest news; undefined without any, and while another gateway takes one: so what happened to a job comes into its room in order.
 */
export async function takeNews(trx: Db): Promise<JobNews | undefined> {
  const { rows } = await sql<{ readonly isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('chat news of jobs')) as "isMine"`.execute(trx);
  if (rows[0]?.isMine !== true) return undefined;
  const oldest = trx.selectFrom('chat_job_news').select('event_id').orderBy('event_id').limit(1);
  return trx.deleteFrom('chat_job_news').where('event_id', '=', oldest).returningAll().executeTakeFirst();
}

export const nextNews: NextDue = (now) => sql`select ${now}::timestamptz from chat_job_news limit 1`;
