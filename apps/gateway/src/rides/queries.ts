import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { ExpressionBuilder, Kysely, NotNull } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type LockedWaitingJob, lockWaitingJobs, type WaitingMark } from '../jobs/changes/waiting-queries.ts';
import { lockJobsIfFree, selectOverJobs } from '../jobs/status-queries.ts';
import { readVehicleRows } from '../pricing/catalog/catalog-queries.ts';
import type { RidePlan } from './route/ride-plan.ts';

/** A job that waits for a driver, its row locked until the transaction ends, with the vehicle that it wants. */
export interface WaitingJob extends Omit<LockedWaitingJob, 'vehicleId'> {
  readonly vehicleKind: VehicleKind;
}

const hasNoRide = (is: ExpressionBuilder<Database, 'jobs'>) =>
  is.not(is.exists(is.selectFrom('rides').select('rides.job_id').whereRef('rides.job_id', '=', 'jobs.id')));

/** Jobs to be picked up before a moment that have no driver, nor a plan for one, after a mark. Rows that another process holds are left to it. */
export async function takeWaitingJobs(
  db: Kysely<Database>,
  wanted: { readonly pickUpBefore: Date; readonly limit: number; readonly after: WaitingMark | undefined },
): Promise<readonly WaitingJob[]> {
  const jobs = await lockWaitingJobs(db, { ...wanted, isFree: hasNoRide });
  if (jobs.length === 0) return [];
  const kinds = new Map((await readVehicleRows(db)).map(({ id, kind }) => [id, kind]));
  return jobs.flatMap(({ vehicleId, ...job }) => {
    const vehicleKind = kinds.get(vehicleId);
    return vehicleKind === undefined ? [] : [{ ...job, vehicleKind }];
  });
}

/** Stores a plan. False when another process was faster with the job or the driver. */
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

/** A ride whose next step is due, its rows locked until the transaction ends. */
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
  const due = await db
    .selectFrom('rides')
    .select(['job_id as jobId', 'plan', 'speed', 'started_at as startedAt', 'next_step as nextStep'])
    .where('next_due_at', '<=', wanted.now)
    .where('plan', 'is not', null)
    .where('speed', 'is not', null)
    .$narrowType<{ plan: NotNull; speed: NotNull }>()
    .orderBy('next_due_at')
    .limit(wanted.limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const statuses = await lockJobsIfFree(
    db,
    due.map(({ jobId }) => jobId),
  );
  return due.flatMap((ride) => {
    const jobStatus = statuses.get(ride.jobId);
    return jobStatus === undefined ? [] : [{ ...ride, jobStatus }];
  });
}

/** Notes how far a ride has come; without a next due time it is over and its driver free. */
export async function saveProgress(
  db: Kysely<Database>,
  progress: { readonly jobId: string; readonly nextStep: number; readonly nextDueAt: Date | null; readonly now: Date },
): Promise<void> {
  const { jobId, nextStep, nextDueAt, now } = progress;
  await db
    .updateTable('rides')
    .set({ next_step: nextStep, next_due_at: nextDueAt, ended_at: nextDueAt === null ? now : null })
    .where('job_id', '=', jobId)
    .execute();
}

/**
 * Frees the drivers of jobs that are over (their customers cancelled, or the search ended), or one driver alone. Rides that another process
 * holds are left to it or to the next time; of one driver there is at most one, and it is waited for.
 */
export async function closeEndedRides(db: Kysely<Database>, now: Date, driverId?: number): Promise<void> {
  const ended = (is: ExpressionBuilder<Database, 'rides'>) => {
    const ofEndedJobs = is
      .selectFrom('rides as open')
      .select('open.job_id')
      .where('open.ended_at', 'is', null)
      .where('open.job_id', 'in', selectOverJobs(db))
      .forNoKeyUpdate();
    return driverId === undefined ? ofEndedJobs.skipLocked() : ofEndedJobs.where('open.driver_id', '=', driverId);
  };
  await db.updateTable('rides').set({ next_due_at: null, ended_at: now }).where('job_id', 'in', ended).execute();
}
