import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Db } from '../platform/db.ts';

const mostListed = 10;

/** A job that can be rated, its row locked until the transaction ends. */
export interface RatableJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly driverId: number | null;
}

/** By its id for whoever booked it, or by the link that came with it. */
type RatedBy = { readonly jobId: string; readonly userId: string } | { readonly token: string };

/** Undefined for no such job of this user, or an unknown link. */
export async function lockRatableJob(db: Db, by: RatedBy): Promise<RatableJob | undefined> {
  let query = db.selectFrom('jobs').select(['id', 'status']);
  query =
    'token' in by
      ? query.where('rating_token', '=', by.token)
      : query.where('id', '=', by.jobId).where('user_id', '=', by.userId);
  const job = await query.forUpdate().executeTakeFirst();
  if (job === undefined) return undefined;
  const ride = await db.selectFrom('rides').select('driver_id').where('job_id', '=', job.id).executeTakeFirst();
  return { ...job, driverId: ride?.driver_id ?? null };
}

/** A user's completed jobs that nobody has rated, the latest first. */
export const listUnrated = (db: Db, wanted: { readonly userId: string; readonly since: Date }) =>
  db
    .selectFrom('jobs')
    .innerJoin('rides', 'rides.job_id', 'jobs.id')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select([
      'jobs.id',
      'jobs.pick_up_at as pickUpAt',
      'jobs.rating_token as token',
      'drivers.id as driverId',
      'drivers.first_name as firstName',
    ])
    .where('jobs.user_id', '=', wanted.userId)
    .where('jobs.status', '=', 'completed')
    .where('jobs.rating', 'is', null)
    .where('jobs.over_at', '>=', wanted.since)
    .orderBy('jobs.over_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(mostListed)
    .execute();
