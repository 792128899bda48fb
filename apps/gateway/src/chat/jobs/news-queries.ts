import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** What happened to a job. */
export interface JobNews {
  readonly event_id: number;
  readonly job_id: string;
  readonly kind: string;
  readonly stop: number | null;
  readonly at: Date;
}

const mostAtOnce = 100;

/**
 * Takes what a gateway of an earlier version has noted and not written into rooms: while a deploy goes on, and when that gateway stopped. This
 * version notes nothing there.
 */
export async function takeNotedNews(trx: Db): Promise<readonly JobNews[]> {
  const { rows } = await executePrepared(
    trx,
    sql<JobNews>`
      delete from chat_job_news where event_id in (
        select event_id from chat_job_news order by event_id limit ${sql.lit(mostAtOnce)} for update skip locked)
      returning event_id, job_id, kind, stop, at`,
  );
  return rows.toSorted((a, b) => a.event_id - b.event_id);
}
