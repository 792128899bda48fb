import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { sql } from 'kysely';
import { hasGoodsToReturn } from '../../jobs/charges/failed-visit-queries.ts';
import type { StoredHandOver, StoredRoute } from '../../jobs/tables.ts';
import type { Db } from '../../platform/db.ts';

/** A ride of a driver's app with the parts of its job that determine the route. */
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
  /** Where the driver takes over the goods from an earlier one; null where they are at the pick-up or on board. */
  readonly handOver: StoredHandOver | null;
  /** True while undeliverable goods are on board. */
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
    .select([
      'rides.next_visit as nextVisit',
      'rides.is_at_visit as isAtVisit',
      'rides.ended_at as endedAt',
      placesOfRide.as('stops'),
    ])
    .select((is) => ['jobs.hand_over as handOver', hasGoodsToReturn(is).as('hasFailedVisit')])
    .where('rides.plan', 'is', null);

/** A stop is where its receiver has pinned the entrance, if one has. */
const placesOfRide = sql<DrivenRide['stops']>`(
  select json_agg(json_build_object('position', position, 'isReturn', is_return, 'lat', coalesce(pin_lat, lat), 'lng', coalesce(pin_lng, lng))
    order by position)
  from job_stops left join job_receivers on job_receivers.job_id = job_stops.job_id and stop = position and pinned_at is not null
  where job_stops.job_id = rides.job_id)`;

/** The ride of a job; undefined where it has none of a driver's app. */
export async function findDrivenRide(db: Db, jobId: string): Promise<DrivenRide | undefined> {
  const ride = await drivenRides(db).where('rides.job_id', '=', jobId).executeTakeFirst();
  return ride && { ...ride, hasFailedVisit: Boolean(ride.hasFailedVisit) };
}

/** The current job of a driver; undefined where there is none. */
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
