import type { LatLng } from '@songwai/core/basics/geo';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Db } from '../../platform/db.ts';
import { hasGoodsToReturn } from '../charges/failed-visit-queries.ts';
import type { StoredFullDay, StoredHandOver, StoredRoute } from '../tables.ts';

/** A job that waits for a driver. */
export interface StoredWaitingJob {
  readonly id: string;
  readonly userId: string;
  /** The company that it was booked for. */
  readonly companyId: string | null;
  readonly remark: string;
  readonly taskType: number;
  readonly fullDay: StoredFullDay | null;
  readonly route: StoredRoute;
  readonly vehicleId: number;
  readonly pickUpAt: Date;
  /** When the search for a driver ends. */
  readonly searchUntil: Date;
  /** How often its customer has changed the search. */
  readonly searchRound: number;
  /** What the customer has added for the driver since the booking. */
  readonly addedSatang: number;
  /** The driver's fare: the price before discounts and free credit. */
  readonly fareSatang: number;
  /** For favourite drivers only. */
  readonly isFixedDriver: boolean;
  readonly stops: readonly (LatLng & { readonly position: number; readonly isReturn: boolean })[];
  /** Place of goods that an earlier driver had; null where they are still at the pick-up. */
  readonly handOver: StoredHandOver | null;
  readonly hasFailedVisit: boolean;
}

/** Position of a scan through the waiting jobs, which is in the order of their pick-up. */
export type WaitingMark = Pick<StoredWaitingJob, 'pickUpAt' | 'id'>;

/** Whether no driver is planned for a job yet; provided by a room above. */
type IsFree = (is: ExpressionBuilder<Database, 'jobs'>) => Expression<SqlBool>;

/** Jobs that wait for a driver. */
const selectWaiting = (db: Db, isFree: IsFree) =>
  db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.remark', 'jobs.route', 'jobs.vehicle_id as vehicleId', 'jobs.user_id as userId'])
    .select(['jobs.company_user_id as companyId', 'jobs.task_type as taskType', 'jobs.full_day as fullDay'])
    .select(['jobs.pick_up_at as pickUpAt', 'jobs.is_fixed_driver as isFixedDriver'])
    .select(['jobs.search_round as searchRound', 'jobs.search_until as searchUntil', 'jobs.added_satang as addedSatang'])
    .select((is) => is('jobs.normal_satang', '+', is.ref('jobs.added_satang')).as('fareSatang'))
    .select((is) => ['jobs.hand_over as handOver', hasGoodsToReturn(is).as('hasFailedVisit')])
    .where('jobs.status', '=', 'matching')
    .where(isFree);

type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number];

async function withStops(db: Db, jobs: readonly WaitingRow[]): Promise<readonly StoredWaitingJob[]> {
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

/** Which jobs to list. */
export interface WaitingPage {
  readonly pickUpBefore: Date;
  readonly limit: number;
  readonly after: WaitingMark | undefined;
}

/** Jobs that wait to be picked up before a moment, after a mark. Nothing is locked: each is taken by `lockWaitingJob` in its turn. */
export async function listStoredWaiting(
  db: Db,
  { pickUpBefore, limit, after }: WaitingPage,
  isFree: IsFree,
): Promise<readonly StoredWaitingJob[]> {
  let query = selectWaiting(db, isFree).where('jobs.pick_up_at', '<=', pickUpBefore);
  if (after !== undefined)
    query = query.where((is) =>
      is(is.refTuple('jobs.pick_up_at', 'jobs.id'), '>', is.tuple(is.val(after.pickUpAt), is.val(after.id))),
    );
  return withStops(db, await query.orderBy('jobs.pick_up_at').orderBy('jobs.id').limit(limit).execute());
}

/** Locks a job that waits until the transaction ends; undefined where it no longer waits, and while another process has locked it. */
export async function lockWaitingJob(trx: Db, jobId: string, isFree: IsFree): Promise<StoredWaitingJob | undefined> {
  const jobs = await selectWaiting(trx, isFree).where('jobs.id', '=', jobId).forNoKeyUpdate('jobs').skipLocked().execute();
  return (await withStops(trx, jobs))[0];
}
