import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { ExpressionBuilder, Kysely, NotNull } from 'kysely';
import type { Database } from '../database/tables.ts';
import { hasGoodsToReturn } from '../jobs/charges/failed-visit-queries.ts';
import type { StoredFullDay, StoredHandOver, StoredRoute } from '../jobs/tables.ts';
import { isOnNoRide } from './assignment/driver-conditions-view.ts';
import type { RidePlan } from './route/ride-plan.ts';

/** A job that waits for a driver, its row locked until the transaction ends. */
export interface WaitingJob {
  readonly id: string;
  readonly userId: string;
  /** The company that it was booked for. */
  readonly companyId: string | null;
  readonly remark: string;
  readonly taskType: number;
  readonly fullDay: StoredFullDay | null;
  readonly route: StoredRoute;
  readonly vehicleKind: VehicleKind;
  readonly pickUpAt: Date;
  /** How often its customer has changed the search. */
  readonly searchRound: number;
  /** What it pays its driver: the price before what the customer has for less. */
  readonly fareSatang: number;
  /** For favourite drivers only. */
  readonly isFixedDriver: boolean;
  readonly stops: readonly (LatLng & { readonly position: number; readonly isReturn: boolean })[];
  /** Where goods that an earlier driver had wait; null where they are still at the pick-up. */
  readonly handOver: StoredHandOver | null;
  readonly hasFailedVisit: boolean;
}

/** How far a look through the waiting jobs has come: they are looked at in the order of their pick-up. */
export type WaitingMark = Pick<WaitingJob, 'pickUpAt' | 'id'>;

/** Jobs to be picked up before a moment that have no driver, nor a plan for one, after a mark. Rows that another process holds are left to it. */
export async function takeWaitingJobs(
  db: Kysely<Database>,
  wanted: { readonly pickUpBefore: Date; readonly limit: number; readonly after: WaitingMark | undefined },
): Promise<readonly WaitingJob[]> {
  const { after } = wanted;
  let query = db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.id', 'jobs.remark', 'jobs.route', 'vehicles.kind as vehicleKind', 'jobs.user_id as userId'])
    .select(['jobs.company_user_id as companyId', 'jobs.task_type as taskType', 'jobs.full_day as fullDay'])
    .select(['jobs.pick_up_at as pickUpAt', 'jobs.is_fixed_driver as isFixedDriver'])
    .select('jobs.search_round as searchRound')
    .select((is) => is('jobs.normal_satang', '+', is.ref('jobs.added_satang')).as('fareSatang'))
    .select((is) => ['jobs.hand_over as handOver', hasGoodsToReturn(is).as('hasFailedVisit')])
    .where('jobs.status', '=', 'matching')
    .where('jobs.pick_up_at', '<=', wanted.pickUpBefore)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('rides').select('rides.job_id').whereRef('rides.job_id', '=', 'jobs.id'))));
  if (after !== undefined)
    query = query.where((is) =>
      is(is.refTuple('jobs.pick_up_at', 'jobs.id'), '>', is.tuple(is.val(after.pickUpAt), is.val(after.id))),
    );
  const jobs = await query
    .orderBy('jobs.pick_up_at')
    .orderBy('jobs.id')
    .limit(wanted.limit)
    .forUpdate('jobs')
    .skipLocked()
    .execute();
  if (jobs.length === 0) return [];
  const stops = await db
    .selectFrom('job_stops')
    .select(['job_id', 'position', 'is_return as isReturn', 'lat', 'lng'])
    .where(
      'job_id',
      'in',
      jobs.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return jobs.map((job) => ({
    ...job,
    hasFailedVisit: Boolean(job.hasFailedVisit),
    stops: stops.filter(({ job_id }) => job_id === job.id),
  }));
}

/** Simulated drivers who are free, of one vehicle or of all. */
export async function findFreeOfFleet(
  db: Kysely<Database>,
  wanted: { readonly vehicleId: number | null; readonly limit: number },
): Promise<readonly { readonly id: number; readonly vehicleKind: string }[]> {
  const { vehicleId } = wanted;
  let query = db
    .selectFrom('drivers')
    .select(['id', 'vehicle_kind as vehicleKind'])
    .where('is_simulated', '=', true)
    .where('is_active', '=', true)
    .where(isOnNoRide);
  if (vehicleId !== null)
    query = query.where('vehicle_kind', '=', (is) => is.selectFrom('vehicles').select('kind').where('id', '=', vehicleId));
  return query.orderBy('id').limit(wanted.limit).execute();
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
    .where('rides.plan', 'is not', null)
    .where('rides.speed', 'is not', null)
    .$narrowType<{ plan: NotNull; speed: NotNull }>()
    .orderBy('rides.next_due_at')
    .limit(wanted.limit)
    .forUpdate(['rides', 'jobs'])
    .skipLocked()
    .execute();
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
      .innerJoin('jobs', 'jobs.id', 'open.job_id')
      .select('open.job_id')
      .where('open.ended_at', 'is', null)
      .where('jobs.status', 'in', ['cancelled', 'expired', 'completed'])
      .forNoKeyUpdate('open');
    return driverId === undefined ? ofEndedJobs.skipLocked() : ofEndedJobs.where('open.driver_id', '=', driverId);
  };
  await db.updateTable('rides').set({ next_due_at: null, ended_at: now }).where('job_id', 'in', ended).execute();
}

/** A simulated ride with its driver, as it stands; undefined where none is planned. */
export async function findSimulatedRide(db: Kysely<Database>, jobId: string) {
  return db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['rides.plan', 'rides.speed', 'rides.started_at as startedAt', 'rides.next_step as nextStep'])
    .select(['drivers.first_name as firstName', 'drivers.plate'])
    .where('rides.job_id', '=', jobId)
    .where('rides.plan', 'is not', null)
    .where('rides.speed', 'is not', null)
    .$narrowType<{ plan: NotNull; speed: NotNull }>()
    .executeTakeFirst();
}
