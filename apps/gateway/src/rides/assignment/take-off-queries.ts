import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { Db } from '../../platform/db.ts';
import type { DriverNoticeKind } from '../tables.ts';

/** How far a job has come with the driver who has it. */
export interface RideSoFar {
  readonly driverId: number;
  /** Number of the visit to come, in the order of the way. */
  readonly nextVisit: number;
  readonly phone: string | null;
}

/** The ride of a job whose row is locked; undefined where nobody has it. `visitCount` is that of the whole way. */
export async function readRideSoFar(
  db: Db,
  job: { readonly id: string; readonly status: JobStatus; readonly visitCount: number },
): Promise<RideSoFar | undefined> {
  if (job.status === 'matching') return undefined;
  const ride = await db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['drivers.id as driverId', 'drivers.phone', 'rides.plan', 'rides.next_step', 'rides.next_visit'])
    .where('rides.job_id', '=', job.id)
    .executeTakeFirst();
  if (ride === undefined) return undefined;
  const { driverId, phone, plan } = ride;
  if (plan === null) return { driverId, phone, nextVisit: ride.next_visit };
  const done = plan.steps.slice(0, ride.next_step).filter(({ status, stop }) => stop !== null && status !== 'arrived').length;
  return { driverId, phone, nextVisit: job.visitCount - plan.visits.length + done };
}

/** Frees the driver of a job that is over. */
export async function endRide(db: Db, jobId: string, at: Date): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_due_at: null, ended_at: at })
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Leaves a notice for a driver's app that administrators have ended a job, or given it to another. */
export async function leaveNotice(
  db: Db,
  notice: {
    readonly driverId: number;
    readonly jobId: string;
    readonly kind: DriverNoticeKind;
    readonly hasGoods: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { driverId, jobId, kind, hasGoods, at } = notice;
  await db
    .insertInto('driver_notices')
    .values({ driver_id: driverId, job_id: jobId, kind, has_goods: hasGoods, created_at: at })
    .execute();
}

/** What a driver was told since then, the latest first, at most 20. */
export const listNotices = (db: Db, driverId: number, since: Date) =>
  db
    .selectFrom('driver_notices')
    .select(['id', 'job_id as jobId', 'kind', 'has_goods as hasGoods', 'created_at as at'])
    .where('driver_id', '=', driverId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** When something was last known of a job. */
export async function readLastEventAt(db: Db, jobId: string): Promise<Date> {
  const row = await db
    .selectFrom('job_events')
    .select((is) => is.fn.max('happened_at').as('at'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.at;
}

/** What of a job says where its way leads. */
export async function readWay(db: Db, jobId: string) {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.route', 'jobs.task_type as taskType', 'vehicles.kind as vehicleKind', 'jobs.search_until as searchUntil'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  const stops = await db
    .selectFrom('job_stops')
    .select(['position', 'is_return as isReturn'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const failed = await db
    .selectFrom('job_failed_visits')
    .select('id')
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'goodsReturn')
    .limit(1)
    .executeTakeFirst();
  return { ...job, stops, hasFailedVisit: failed !== undefined };
}
