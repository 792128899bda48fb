import type { RiddenJob, StopVisit } from '@songwai/core/jobs/fees/job-charges';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { readVehicle } from '../../pricing/catalog/vehicle-queries.ts';

/** Events after which the driver leaves a stop with its work done. */
const leaving: readonly JobStatus[] = ['pickedUp', 'delivering', 'completed'];

/** The driver's arrival at and departure from each stop; of two visits the first. */
async function readVisits(db: Kysely<Database>, jobId: string): Promise<readonly StopVisit[]> {
  const [arrivals, departures, failures] = await Promise.all([
    db.selectFrom('job_arrivals').select(['stop', 'arrived_at']).where('job_id', '=', jobId).orderBy('arrived_at').execute(),
    db
      .selectFrom('job_events')
      .select(['stop', 'happened_at'])
      .where('job_id', '=', jobId)
      .where('status', 'in', leaving)
      .orderBy('id')
      .execute(),
    // Waiting counts also where the driver could not deliver.
    db
      .selectFrom('job_failed_visits')
      .select(['stop', 'happened_at'])
      .where('job_id', '=', jobId)
      .where('outcome', '=', 'goodsReturn')
      .orderBy('id')
      .execute(),
  ]);
  return arrivals.map(({ stop, arrived_at: arrivedAt }) => {
    const left = [...failures, ...departures].find((event) => event.stop === stop && event.happened_at >= arrivedAt);
    return { stop, arrivedAt, leftAt: left?.happened_at ?? null };
  });
}

/** A job with all facts that its charges depend on. */
export async function readRiddenJob(db: Kysely<Database>, jobId: string, completedAt: Date): Promise<RiddenJob> {
  const job = await db
    .selectFrom('jobs')
    .select(['pick_up_at', 'full_day', 'vehicle_id'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { full_day: hire, pick_up_at: pickUpAt } = job;
  const visits = await readVisits(db, jobId);
  if (hire === null) return { pickUpAt, completedAt, visits, hire: null };
  const { durationHours: hours, days } = hire;
  const { overtime_per_minute_satang: overtimePerMinuteSatang } = await readVehicle(db, job.vehicle_id);
  return {
    pickUpAt,
    completedAt,
    visits,
    hire: { hours, days, overtimePerMinuteSatang },
  };
}
