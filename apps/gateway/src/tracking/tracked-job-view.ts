import type { Kysely } from 'kysely';
import { sql } from 'kysely';
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
    .select(['jobs.over_at as overAt', sql<number | null>`(jobs.full_day ->> 'durationHours')::integer`.as('hireHours')])
    .select(sql<number | null>`(jobs.full_day ->> 'days')::integer`.as('hireDays'))
    .where('jobs.tracking_id', '=', trackingId)
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const [stops, events, failedVisits, proofs] = await Promise.all([
    db
      .selectFrom('job_stops')
      .leftJoin('job_receivers as receiver', (join) =>
        join.onRef('receiver.job_id', '=', 'job_stops.job_id').onRef('receiver.stop', '=', 'job_stops.position'),
      )
      .select(['job_stops.position', 'job_stops.address_name as addressName', 'district', 'sub_district as subDistrict'])
      .select(['lat', 'lng', 'is_return as isReturn', 'receiver.pin_lat as pinLat', 'receiver.pin_lng as pinLng'])
      .where('job_stops.job_id', '=', job.id)
      .orderBy('job_stops.position')
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
    // That and when proof was taken; its pictures are for whoever booked.
    db
      .selectFrom('ride_proofs')
      .select(['stop', 'taken_at as at'])
      .where('job_id', '=', job.id)
      .where('kind', '<>', 'failure')
      .orderBy('visit')
      .execute(),
  ]);
  return { ...job, stops, events, failedVisits, proofs };
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
