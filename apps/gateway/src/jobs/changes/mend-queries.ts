import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { searchTextOf } from '../booking/search-text.ts';
import type { JobStopsTable } from '../tables.ts';

/** One stop of a job; undefined where there is none at this position. */
export const readStop = (
  db: Db,
  at: { readonly jobId: string; readonly position: number },
): Promise<Selectable<JobStopsTable> | undefined> =>
  db.selectFrom('job_stops').selectAll().where('job_id', '=', at.jobId).where('position', '=', at.position).executeTakeFirst();

/** Whether the driver has left a stop with its work done, or reported that it failed. */
export async function isStopServed(db: Db, at: { readonly jobId: string; readonly position: number }): Promise<boolean> {
  const served = await db
    .selectFrom('job_events')
    .select('id')
    .where('job_id', '=', at.jobId)
    .where('stop', '=', at.position)
    .where('status', 'in', ['pickedUp', 'delivering', 'completed'])
    .executeTakeFirst();
  if (served !== undefined) return true;
  const failed = await db
    .selectFrom('job_failed_visits')
    .select('id')
    .where('job_id', '=', at.jobId)
    .where('stop', '=', at.position)
    .executeTakeFirst();
  return failed !== undefined;
}

/** Writes the text by which lists find a job anew. The caller has locked the job's row. */
export async function refreshSearchText(db: Db, jobId: string): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'remark', 'reference', 'confirm_phone'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const stops = await db
    .selectFrom('job_stops')
    .select(['address_name as addressName', 'contact_name as contactName', 'contact_phone as contactPhone'])
    .select(['address', 'remark'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  await db
    .updateTable('jobs')
    .set({ search_text: searchTextOf(job, stops) })
    .where('id', '=', jobId)
    .execute();
}

/** Changes a stop, and the text by which lists find its job. The caller has locked the job's row. */
export async function updateStop(db: Db, stop: Selectable<JobStopsTable>, fields: Updateable<JobStopsTable>): Promise<void> {
  const { job_id: jobId, position } = stop;
  await db.updateTable('job_stops').set(fields).where('job_id', '=', jobId).where('position', '=', position).execute();
  await refreshSearchText(db, jobId);
}
