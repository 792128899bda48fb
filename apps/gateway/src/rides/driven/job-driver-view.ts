import type { JobScope } from '../../jobs/job-scope.ts';
import { isVisible } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';

/** The driver of a job, real or simulated; null where none is assigned yet, undefined where the caller may not see the job. */
export async function findJobDriver(db: Db, seen: { readonly jobId: string; readonly scope: JobScope }) {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', '=', seen.jobId)
    .where((is) => isVisible(is, seen.scope))
    .executeTakeFirst();
  if (job === undefined) return undefined;
  // The customer does not know a driver yet whom a search has only planned.
  if (job.status === 'matching' || job.status === 'expired') return { status: job.status, driver: null };
  const driver = await db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select([
      'drivers.id',
      'drivers.first_name as firstName',
      'drivers.plate',
      'drivers.vehicle_kind as vehicleKind',
      'drivers.phone',
      'drivers.photo_token as photoToken',
    ])
    .where('rides.job_id', '=', job.id)
    .executeTakeFirst();
  return { status: job.status, driver: driver ?? null };
}
