import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * A job as far as the holder of the link may see it. Contacts, phones, prices and remarks are not read at all.
 *
 * @returns undefined for an unknown link.
 */
export async function findTrackedJob(db: Kysely<Database>, trackingId: string) {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.id', 'jobs.tracking_id as trackingId', 'jobs.status', 'jobs.task_type as taskType'])
    .select(['jobs.pick_up_at as pickUpAt', 'jobs.route', 'vehicles.id as vehicleId', 'vehicles.kind as vehicleKind'])
    .where('jobs.tracking_id', '=', trackingId)
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const [stops, events, failedVisits] = await Promise.all([
    db
      .selectFrom('job_stops')
      .select(['position', 'address_name as addressName', 'district', 'sub_district as subDistrict', 'lat', 'lng'])
      .select('is_return as isReturn')
      .where('job_id', '=', job.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('job_events')
      .select(['status', 'stop', 'happened_at as at'])
      .where('job_id', '=', job.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('job_failed_visits')
      .select(['stop', 'reason', 'outcome', 'happened_at as at'])
      .where('job_id', '=', job.id)
      .orderBy('id')
      .execute(),
  ]);
  return { ...job, stops, events, failedVisits };
}

/** A job as tracking reads it. */
export type TrackedRecord = NonNullable<Awaited<ReturnType<typeof findTrackedJob>>>;

/** The job of a rating link; undefined for an unknown link. */
export async function findRatingLink(db: Kysely<Database>, ratingToken: string) {
  return db
    .selectFrom('jobs')
    .select(['tracking_id as trackingId', 'status', 'rating'])
    .where('rating_token', '=', ratingToken)
    .executeTakeFirst();
}
