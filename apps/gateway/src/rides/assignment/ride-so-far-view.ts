import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Db } from '../../platform/db.ts';

/** The progress of a job with its driver. */
export interface RideSoFar {
  readonly driverId: number;
  /** Index of the next visit, in the order of the route. */
  readonly nextVisit: number;
  readonly phone: string | null;
}

/** The ride of a job whose row is locked; undefined where no driver has it. `visitCount` is that of the whole route. */
export async function readRideSoFar(
  db: Db,
  job: { readonly id: string; readonly status: JobStatus; readonly visitCount: number },
): Promise<RideSoFar | undefined> {
  if (job.status === 'matching') return undefined;
  const ride = await db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['drivers.id as driverId', 'drivers.phone', 'rides.plan', 'rides.next_step', 'rides.next_visit'])
    .where('rides.job_id', '=', job.id)
    .executeTakeFirst();
  if (ride === undefined) return undefined;
  const { driverId, phone, plan } = ride;
  if (plan === null) return { driverId, phone, nextVisit: ride.next_visit };
  const done = plan.steps.slice(0, ride.next_step).filter(({ status, stop }) => stop !== null && status !== 'arrived').length;
  return { driverId, phone, nextVisit: job.visitCount - plan.visits.length + done };
}
