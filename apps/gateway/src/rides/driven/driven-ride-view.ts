import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import { hasGoodsToReturn } from '../../jobs/charges/failed-visit-queries.ts';
import type { StoredHandOver, StoredRoute } from '../../jobs/tables.ts';
import type { Db } from '../../platform/db.ts';
import { listPins } from '../assignment/pin-view.ts';

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

/** A stop is where its receiver has pinned the entrance, if one has. */
async function readPlaces(db: Db, jobId: string): Promise<DrivenRide['stops']> {
  const [stops, pins] = await Promise.all([readStops(db, jobId), listPins(db, jobId)]);
  return stops.map((stop) => {
    const pin = pins.find((pinned) => pinned.stop === stop.position);
    return pin === undefined ? stop : { ...stop, lat: pin.lat, lng: pin.lng };
  });
}

/** The ride of a job; undefined where it has none of a driver's app. */
export async function findDrivenRide(db: Db, jobId: string): Promise<DrivenRide | undefined> {
  const ride = await drivenRides(db).where('rides.job_id', '=', jobId).executeTakeFirst();
  if (ride === undefined) return undefined;
  return { ...ride, hasFailedVisit: Boolean(ride.hasFailedVisit), stops: await readPlaces(db, jobId) };
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
