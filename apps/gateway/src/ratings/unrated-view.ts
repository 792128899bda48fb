import type { JobScope } from '../jobs/job-scope.ts';
import { isOwn } from '../jobs/scope-queries.ts';
import type { Db } from '../platform/db.ts';

const mostListed = 10;

/** A user's completed jobs that nobody has rated, the latest first. */
export const listUnrated = (db: Db, wanted: { readonly scope: JobScope; readonly since: Date }) =>
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
    .where((eb) => isOwn(eb, wanted.scope))
    .where('jobs.status', '=', 'completed')
    .where('jobs.rating', 'is', null)
    .where('jobs.over_at', '>=', wanted.since)
    .orderBy('jobs.over_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(mostListed)
    .execute();
