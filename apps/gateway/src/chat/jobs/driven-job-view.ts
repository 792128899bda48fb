import { type JobStatus, jobStatuses } from '@songwai/core/jobs/job-status';
import type { Db } from '../../platform/db.ts';

/** A job with the driver who has it, or had it when it ended. */
export interface DrivenJob {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string | null;
  readonly overAt: Date | null;
  readonly driverId: number | null;
  readonly driverName: string | null;
}

/** Before it, the ride of a simulated driver is only planned. */
const isDriven = (status: JobStatus): boolean =>
  jobStatuses.indexOf(status) >= jobStatuses.indexOf('assigned') && status !== 'expired' && status !== 'cancelled';

export async function findDrivenJob(db: Db, jobId: string): Promise<DrivenJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('rides', 'rides.job_id', 'jobs.id')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select([
      'jobs.id',
      'jobs.user_id',
      'jobs.company_user_id',
      'jobs.status',
      'jobs.over_at',
      'rides.driver_id',
      'drivers.first_name',
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, user_id: userId, company_user_id: companyId, over_at: overAt } = row;
  const driver = isDriven(row.status)
    ? { driverId: row.driver_id, driverName: row.first_name }
    : { driverId: null, driverName: null };
  return { id, userId, companyId, overAt, ...driver };
}

/** The name of a job's stop; undefined for none. */
export const findStopName = async (db: Db, jobId: string, stop: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('job_stops')
      .select('address_name')
      .where('job_id', '=', jobId)
      .where('position', '=', stop)
      .executeTakeFirst()
  )?.address_name;
