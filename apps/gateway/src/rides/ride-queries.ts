import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Selectable } from 'kysely';
import { hasGoodsToReturn } from '../jobs/charges/failed-visit-queries.ts';
import type { JobScope } from '../jobs/job-scope.ts';
import { isVisible } from '../jobs/scope-queries.ts';
import type { StoredHandOver, StoredRoute } from '../jobs/tables.ts';
import type { Db } from '../platform/db.ts';
import type { RidesTables } from './tables.ts';

/** A ride of a driver's app, as it stands, with what of its job says where it leads. */
export interface DrivenRide {
  readonly jobId: string;
  readonly jobStatus: JobStatus;
  readonly taskType: number;
  readonly vehicleKind: VehicleKind;
  readonly route: StoredRoute;
  readonly driverId: number;
  readonly firstName: string;
  readonly plate: string;
  readonly nextVisit: number;
  readonly isAtVisit: boolean;
  readonly endedAt: Date | null;
  /** Where the driver takes over what an earlier one had; null where the goods are at the pick-up, or on board. */
  readonly handOver: StoredHandOver | null;
  /** Goods that could not be delivered are on board. */
  readonly hasFailedVisit: boolean;
  readonly stops: readonly (LatLng & { readonly position: number; readonly isReturn: boolean })[];
}

const drivenRides = (db: Db) =>
  db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .innerJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['jobs.id as jobId', 'jobs.status as jobStatus', 'jobs.task_type as taskType', 'jobs.route'])
    .select(['vehicles.kind as vehicleKind', 'drivers.id as driverId', 'drivers.first_name as firstName', 'drivers.plate'])
    .select(['rides.next_visit as nextVisit', 'rides.is_at_visit as isAtVisit', 'rides.ended_at as endedAt'])
    .select((is) => ['jobs.hand_over as handOver', hasGoodsToReturn(is).as('hasFailedVisit')])
    .where('rides.plan', 'is', null);

const readStops = (db: Db, jobId: string) =>
  db
    .selectFrom('job_stops')
    .select(['position', 'is_return as isReturn', 'lat', 'lng'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();

/** The ride of a job; undefined where no driver's app has one. */
export async function findDrivenRide(db: Db, jobId: string): Promise<DrivenRide | undefined> {
  const ride = await drivenRides(db).where('rides.job_id', '=', jobId).executeTakeFirst();
  if (ride === undefined) return undefined;
  return { ...ride, hasFailedVisit: Boolean(ride.hasFailedVisit), stops: await readStops(db, jobId) };
}

/** The same, of this driver only, with the job's row locked until the transaction ends: whoever changes a ride holds its job. */
export async function lockDrivenRide(
  db: Db,
  own: { readonly jobId: string; readonly driverId: number },
): Promise<DrivenRide | undefined> {
  await db.selectFrom('jobs').select('id').where('id', '=', own.jobId).forUpdate().execute();
  const ride = await findDrivenRide(db, own.jobId);
  return ride?.driverId === own.driverId ? ride : undefined;
}

/** The job that a driver is on; undefined where there is none. */
export async function findOpenJobId(db: Db, driverId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('rides.job_id')
    .where('rides.driver_id', '=', driverId)
    .where('rides.ended_at', 'is', null)
    .where('jobs.status', 'in', ['assigned', 'arrived', 'pickedUp', 'delivering'])
    .executeTakeFirst();
  return row?.job_id;
}

/** Begins a ride; one that a job had before and that is over makes room. False where another driver has the job. */
export async function insertDrivenRide(
  db: Db,
  ride: { readonly jobId: string; readonly driverId: number; readonly at: Date },
): Promise<boolean> {
  await db.deleteFrom('rides').where('job_id', '=', ride.jobId).where('ended_at', 'is not', null).execute();
  const row = await db
    .insertInto('rides')
    .values({ job_id: ride.jobId, driver_id: ride.driverId, started_at: ride.at })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes how far a ride has come. */
export async function saveVisit(
  db: Db,
  ride: { readonly jobId: string; readonly nextVisit: number; readonly isAtVisit: boolean; readonly endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('rides')
    .set({ next_visit: ride.nextVisit, is_at_visit: ride.isAtVisit, ended_at: ride.endedAt })
    .where('job_id', '=', ride.jobId)
    .execute();
}

export async function readSearchEnd(db: Db, jobId: string): Promise<Date> {
  const job = await db.selectFrom('jobs').select('search_until').where('id', '=', jobId).executeTakeFirstOrThrow();
  return job.search_until;
}

/** A job with all that its driver needs to do it. */
export async function readJobToDo(db: Db, jobId: string) {
  const [job, stops] = await Promise.all([
    db
      .selectFrom('jobs')
      .select([
        'id',
        'status',
        'task_type',
        'job_type',
        'full_day',
        'pick_up_at',
        'remark',
        'remark_images',
        'extra_ids',
        'confirm_phone',
        'payment_type',
        'payment_point',
        'net_satang',
      ])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('job_stops').selectAll().where('job_id', '=', jobId).orderBy('position').execute(),
  ]);
  return { job, stops };
}

/** Who drives a job of the caller's, real or simulated; null where nobody does yet, undefined for a job out of scope. */
export async function findJobDriver(db: Db, seen: { readonly jobId: string; readonly scope: JobScope }) {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', '=', seen.jobId)
    .where((is) => isVisible(is, seen.scope))
    .executeTakeFirst();
  if (job === undefined) return undefined;
  // A driver whom a search has only planned is not known to the customer yet.
  if (job.status === 'matching' || job.status === 'expired') return { status: job.status, driver: null };
  const driver = await db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select([
      'drivers.id',
      'drivers.first_name as firstName',
      'drivers.plate',
      'drivers.vehicle_kind as vehicleKind',
      'drivers.phone',
    ])
    .where('rides.job_id', '=', job.id)
    .executeTakeFirst();
  return { status: job.status, driver: driver ?? null };
}

type ProofRow = Selectable<RidesTables['ride_proofs']>;

export async function insertProof(db: Db, proof: ProofRow): Promise<void> {
  await db.insertInto('ride_proofs').values(proof).execute();
}

/** What was shown at the stops of a job, in order. */
export const listProofs = (db: Db, jobId: string): Promise<readonly ProofRow[]> =>
  db.selectFrom('ride_proofs').selectAll().where('job_id', '=', jobId).orderBy('visit').execute();

export const findProof = (db: Db, token: string): Promise<ProofRow | undefined> =>
  db.selectFrom('ride_proofs').selectAll().where('token', '=', token).executeTakeFirst();

/** Who has a job, or had it when it ended; null where nobody does. */
export const findRideDriver = async (db: Db, jobId: string): Promise<number | null> =>
  (await db.selectFrom('rides').select('driver_id').where('job_id', '=', jobId).executeTakeFirst())?.driver_id ?? null;

/** Takes a ride away as if there had been none. */
export async function removeRide(trx: Db, jobId: string): Promise<void> {
  await trx.deleteFrom('rides').where('job_id', '=', jobId).execute();
}
