import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { StoredRoute } from '../jobs/tables.ts';
import type { RidePlan } from './ride-plan.ts';

/** A job that waits for a driver, its row held until the transaction ends. */
export interface WaitingJob {
  readonly id: string;
  readonly remark: string;
  readonly route: StoredRoute;
  readonly vehicleKind: VehicleKind;
  readonly stops: readonly { readonly position: number; readonly isReturn: boolean }[];
}

/** Jobs to be picked up before a moment that nobody looks for a driver for yet. Rows that another process holds are left to it. */
export async function takeWaitingJobs(
  db: Kysely<Database>,
  wanted: { readonly pickUpBefore: Date; readonly limit: number },
): Promise<readonly WaitingJob[]> {
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.id', 'jobs.remark', 'jobs.route', 'vehicles.kind as vehicleKind'])
    .where('jobs.status', '=', 'matching')
    .where('jobs.pick_up_at', '<=', wanted.pickUpBefore)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('rides').select('rides.job_id').whereRef('rides.job_id', '=', 'jobs.id'))))
    .orderBy('jobs.pick_up_at')
    .orderBy('jobs.id')
    .limit(wanted.limit)
    .forUpdate('jobs')
    .skipLocked()
    .execute();
  if (jobs.length === 0) return [];
  const stops = await db
    .selectFrom('job_stops')
    .select(['job_id', 'position', 'is_return as isReturn'])
    .where(
      'job_id',
      'in',
      jobs.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return jobs.map((job) => ({ ...job, stops: stops.filter(({ job_id }) => job_id === job.id) }));
}

/** Drivers with this vehicle who are on no ride, by id. */
export async function findFreeDrivers(db: Kysely<Database>, kind: VehicleKind): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('drivers')
    .select('id')
    .where('vehicle_kind', '=', kind)
    .where('is_active', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('rides')
            .select('rides.job_id')
            .whereRef('rides.driver_id', '=', 'drivers.id')
            .where('rides.next_due_at', 'is not', null),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps a plan. False when another process was faster with the job or the driver. */
export async function insertRide(
  db: Kysely<Database>,
  ride: {
    readonly jobId: string;
    readonly driverId: number | null;
    readonly plan: RidePlan;
    readonly speed: number;
    readonly startedAt: Date;
    readonly nextDueAt: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('rides')
    .values({
      job_id: ride.jobId,
      driver_id: ride.driverId,
      plan: JSON.stringify(ride.plan),
      speed: ride.speed,
      started_at: ride.startedAt,
      next_due_at: ride.nextDueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A ride whose next step is due, its rows held until the transaction ends. */
export interface DueRide {
  readonly jobId: string;
  readonly jobStatus: JobStatus;
  readonly plan: RidePlan;
  readonly speed: number;
  readonly startedAt: Date;
  readonly nextStep: number;
}

/** Rides that are due, the longest due first. Rows that another process (or a cancellation) holds are left for the next time. */
export async function takeDueRides(
  db: Kysely<Database>,
  wanted: { readonly now: Date; readonly limit: number },
): Promise<readonly DueRide[]> {
  return db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select([
      'rides.job_id as jobId',
      'jobs.status as jobStatus',
      'rides.plan',
      'rides.speed',
      'rides.started_at as startedAt',
      'rides.next_step as nextStep',
    ])
    .where('rides.next_due_at', '<=', wanted.now)
    .orderBy('rides.next_due_at')
    .limit(wanted.limit)
    .forUpdate(['rides', 'jobs'])
    .skipLocked()
    .execute();
}

/** Notes how far a ride has come; without a next due time it is over and its driver free. */
export async function saveProgress(
  db: Kysely<Database>,
  progress: { readonly jobId: string; readonly nextStep: number; readonly nextDueAt: Date | null },
): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_step: progress.nextStep, next_due_at: progress.nextDueAt })
    .where('job_id', '=', progress.jobId)
    .execute();
}

/** Frees the drivers of jobs that their customers cancelled. */
export async function closeCancelledRides(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_due_at: null })
    .where('next_due_at', 'is not', null)
    .where('job_id', 'in', (eb) => eb.selectFrom('jobs').select('id').where('status', '=', 'cancelled'))
    .execute();
}

/** A ride with its driver, as it stands; undefined while none is planned. */
export async function findRide(db: Kysely<Database>, jobId: string) {
  return db
    .selectFrom('rides')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['rides.plan', 'rides.speed', 'rides.started_at as startedAt', 'rides.next_step as nextStep'])
    .select(['drivers.first_name as firstName', 'drivers.plate'])
    .where('rides.job_id', '=', jobId)
    .executeTakeFirst();
}
