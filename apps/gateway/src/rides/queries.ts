import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { ExpressionBuilder, Kysely, NotNull } from 'kysely';
import type { Database } from '../database/tables.ts';
import { listStoredWaiting, lockWaitingJob, type StoredWaitingJob, type WaitingPage } from '../jobs/changes/waiting-queries.ts';
import { lockMoneyOfJobs } from '../jobs/scope-queries.ts';
import { lockJobsIfFree, selectOverJobs } from '../jobs/status-queries.ts';
import { readVehicleRows } from '../pricing/catalog/vehicle-queries.ts';
import type { RidePlan } from './route/ride-plan.ts';

/** A job that waits for a driver, with its vehicle kind. */
export interface WaitingJob extends Omit<StoredWaitingJob, 'vehicleId'> {
  readonly vehicleKind: VehicleKind;
}

const hasNoRide = (is: ExpressionBuilder<Database, 'jobs'>) =>
  is.not(is.exists(is.selectFrom('rides').select('rides.job_id').whereRef('rides.job_id', '=', 'jobs.id')));

async function withKinds(db: Kysely<Database>, jobs: readonly StoredWaitingJob[]): Promise<readonly WaitingJob[]> {
  if (jobs.length === 0) return [];
  const kinds = new Map((await readVehicleRows(db)).map(({ id, kind }) => [id, kind]));
  return jobs.flatMap(({ vehicleId, ...job }) => {
    const vehicleKind = kinds.get(vehicleId);
    return vehicleKind === undefined ? [] : [{ ...job, vehicleKind }];
  });
}

/** Jobs after a mark, with pick-up before a time, without a driver or a planned ride. Nothing is locked. */
export const listWaitingJobs = async (db: Kysely<Database>, page: WaitingPage): Promise<readonly WaitingJob[]> =>
  withKinds(db, await listStoredWaiting(db, page, hasNoRide));

/** Locks one of them until the transaction ends; undefined where it no longer waits, and while another process has locked it. */
export async function takeWaitingJob(trx: Kysely<Database>, jobId: string): Promise<WaitingJob | undefined> {
  const job = await lockWaitingJob(trx, jobId, hasNoRide);
  return job && (await withKinds(trx, [job]))[0];
}

/** Stores a planned ride. False where another process took the job or the driver first. */
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
  /** Null where the plan finds no driver. */
  readonly driverId: number | null;
  readonly plan: RidePlan;
  readonly speed: number;
  readonly startedAt: Date;
  readonly nextStep: number;
  /** Since when something is due: what lies before is done. */
  readonly dueAt: Date;
}

/** Jobs whose ride has a step due, the longest due first. Nothing is locked: each is taken by `takeDueRide` in its turn. */
export async function listDueRides(
  db: Kysely<Database>,
  wanted: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('rides')
    .select('job_id')
    .where('next_due_at', '<=', wanted.now)
    .where('plan', 'is not', null)
    .where('speed', 'is not', null)
    .orderBy('next_due_at')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ job_id: jobId }) => jobId);
}

/** Locks a due ride with its job, and before them the money of the job; undefined where nothing is due any more, and while another process (or a cancellation) has either. */
export async function takeDueRide(
  trx: Kysely<Database>,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<DueRide | undefined> {
  await lockMoneyOfJobs(trx, [jobId]);
  const ride = await trx
    .selectFrom('rides')
    .select(['job_id as jobId', 'driver_id as driverId', 'plan', 'speed', 'started_at as startedAt', 'next_step as nextStep'])
    .select('next_due_at as dueAt')
    .where('job_id', '=', jobId)
    .where('next_due_at', '<=', now)
    .where('plan', 'is not', null)
    .where('speed', 'is not', null)
    .$narrowType<{ plan: NotNull; speed: NotNull; dueAt: NotNull }>()
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  const jobStatus = ride && (await lockJobsIfFree(trx, [jobId])).get(jobId);
  return ride === undefined || jobStatus === undefined ? undefined : { ...ride, jobStatus };
}

/** Stores the progress of a ride; a null `nextDueAt` ends it and frees its driver. */
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
 * Ends the rides of jobs that are over (cancelled by customers, or the search ended), of all drivers or of one. Skips rides that
 * another process has locked; for one driver, who has at most one, it waits for the lock.
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
