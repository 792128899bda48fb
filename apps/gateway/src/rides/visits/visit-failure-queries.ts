import type { Db } from '../../platform/db.ts';

/** Whether a driver has said before that a visit failed. */
export async function wasFailed(
  db: Db,
  own: { readonly jobId: string; readonly visit: number; readonly driverId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('job_failed_visits')
    .select('id')
    .where('job_id', '=', own.jobId)
    .where('visit', '=', own.visit)
    .where('driver_id', '=', own.driverId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when a driver waits at a stop: not before the time that was booked. */
export async function readWaitingSince(db: Db, at: { readonly jobId: string; readonly stop: number }): Promise<Date> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('job_arrivals', 'job_arrivals.job_id', 'jobs.id')
    .select(['jobs.pick_up_at as pickUpAt', 'job_arrivals.arrived_at as arrivedAt'])
    .where('jobs.id', '=', at.jobId)
    .where('job_arrivals.stop', '=', at.stop)
    .executeTakeFirstOrThrow();
  return new Date(Math.max(row.arrivedAt.getTime(), row.pickUpAt.getTime()));
}

/** Whom to tell of a job's failed visit. */
export const readFailingJob = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs')
    .select(['user_id as userId', 'confirm_phone as confirmPhone', 'task_type as taskType'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
