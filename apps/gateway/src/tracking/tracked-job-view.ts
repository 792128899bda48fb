import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/tables.ts';
import { createPrepared } from '../platform/execute-prepared.ts';

/** What happened, as JSON has it. */
const withTimes = <Row extends { readonly at: string }>(rows: readonly Row[]) =>
  rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));

const stopsOf = (eb: ExpressionBuilder<Database, 'jobs'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('job_stops')
      .leftJoin('job_receivers as receiver', (join) =>
        join.onRef('receiver.job_id', '=', 'job_stops.job_id').onRef('receiver.stop', '=', 'job_stops.position'),
      )
      .select(['job_stops.position', 'job_stops.address_name as addressName', 'district', 'sub_district as subDistrict'])
      .select(['lat', 'lng', 'is_return as isReturn', 'receiver.pin_lat as pinLat', 'receiver.pin_lng as pinLng'])
      .whereRef('job_stops.job_id', '=', 'jobs.id')
      .orderBy('job_stops.position'),
  );

const eventsOf = (eb: ExpressionBuilder<Database, 'jobs'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('job_events')
      .select(['job_events.status', 'stop', 'happened_at as at'])
      .whereRef('job_id', '=', 'jobs.id')
      .orderBy('job_events.id'),
  );

const failedVisitsOf = (eb: ExpressionBuilder<Database, 'jobs'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('job_failed_visits')
      .select(['stop', 'reason', 'outcome', 'happened_at as at'])
      .whereRef('job_id', '=', 'jobs.id')
      .orderBy('job_failed_visits.id'),
  );

/** That and when proof was taken; its pictures are for whoever booked. */
const proofsOf = (eb: ExpressionBuilder<Database, 'jobs'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('ride_proofs')
      .select(['stop', 'taken_at as at'])
      .whereRef('job_id', '=', 'jobs.id')
      .where('kind', '<>', 'failure')
      .orderBy('visit'),
  );

/** Contacts, phones, prices and remarks are not read at all. */
const readTracked = createPrepared((db: Kysely<Database>, trackingId: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.id', 'jobs.tracking_id as trackingId', 'jobs.status', 'jobs.task_type as taskType'])
    .select(['jobs.pick_up_at as pickUpAt', 'jobs.route', 'vehicles.id as vehicleId', 'vehicles.kind as vehicleKind'])
    .select(['jobs.over_at as overAt', sql<number | null>`(jobs.full_day ->> 'durationHours')::integer`.as('hireHours')])
    .select(sql<number | null>`(jobs.full_day ->> 'days')::integer`.as('hireDays'))
    .select((eb) => eb.exists(eb.selectFrom('rides').select('job_id').whereRef('job_id', '=', 'jobs.id')).as('hasRide'))
    .select((eb) => [stopsOf(eb).as('stops'), eventsOf(eb).as('events')])
    .select((eb) => [failedVisitsOf(eb).as('failedVisits'), proofsOf(eb).as('proofs')])
    .where('jobs.tracking_id', '=', trackingId),
);

/**
 * A job as far as the holder of the link may see it, in one round trip.
 *
 * @returns undefined for an unknown link.
 */
export async function findTrackedJob(db: Kysely<Database>, trackingId: string) {
  const {
    rows: [job],
  } = await readTracked(db, trackingId);
  if (job === undefined) return undefined;
  const { events, failedVisits, proofs, ...rest } = job;
  return {
    ...rest,
    hasRide: Boolean(job.hasRide),
    ...{ events: withTimes(events), failedVisits: withTimes(failedVisits), proofs: withTimes(proofs) },
  };
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
