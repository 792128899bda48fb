import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { DriverPreference } from '../drivers/tables.ts';
import { lockAnyJob } from '../jobs/scope-queries.ts';
import type { Db } from '../platform/db.ts';
import { isChosen } from '../rides/assignment/driver-conditions-view.ts';

type Offers = SelectQueryBuilder<Database, 'job_offers', { id: number }>;

/** Those of the offers whose job no longer waits for a driver. */
export const ofJobsThatNoLongerWait = (offers: Offers) =>
  offers.innerJoin('jobs', 'jobs.id', 'job_offers.job_id').where('jobs.status', '!=', 'matching');

/** Those of the offers whose driver went off duty. */
export const ofDriversOffDuty = (offers: Offers) =>
  offers.innerJoin('drivers', 'drivers.id', 'job_offers.driver_id').where('on_duty_since', 'is', null);

/**
 * Locks a job's row, and reads whether its customer has blocked the driver meanwhile and whether the driver still has the
 * vehicle.
 */
export async function lockOfferedJob(
  db: Db,
  offered: { readonly jobId: string; readonly driverId: number },
): Promise<{ status: JobStatus; isBlocked: boolean; hasVehicle: boolean } | undefined> {
  const job = await lockAnyJob(db, offered.jobId);
  if (job === undefined) return undefined;
  const driver = await db
    .selectFrom('drivers')
    .select((is) => isChosen(is, { userId: job.user_id, companyId: job.company_user_id }, 'blocked').as('isBlocked'))
    .select((is) =>
      is('vehicle_kind', '=', is.selectFrom('vehicles').select('kind').where('id', '=', job.vehicle_id)).as('hasVehicle'),
    )
    .where('id', '=', offered.driverId)
    .executeTakeFirst();
  return { status: job.status, isBlocked: Boolean(driver?.isBlocked), hasVehicle: Boolean(driver?.hasVehicle) };
}

/** Whether the job's customer or company has set this preference for the driver. */
const standsTo = (is: ExpressionBuilder<Database, 'jobs' | 'drivers'>, stance: DriverPreference) =>
  is.exists(
    is
      .selectFrom('customer_drivers as chosen')
      .select('chosen.driver_id')
      .whereRef('chosen.driver_id', '=', 'drivers.id')
      .where('chosen.stance', '=', stance)
      .where((of) =>
        of.or([of('chosen.user_id', '=', of.ref('jobs.user_id')), of('chosen.user_id', '=', of.ref('jobs.company_user_id'))]),
      ),
  );

/** The offers that a driver can accept now: open, not expired, for a job that still waits; the first to expire on top. */
export const listOffers = (db: Db, driverId: number, now: Date) =>
  db
    .selectFrom('job_offers')
    .innerJoin('jobs', 'jobs.id', 'job_offers.job_id')
    .innerJoin('drivers', 'drivers.id', 'job_offers.driver_id')
    .leftJoin('driver_whereabouts as seen', 'seen.driver_id', 'job_offers.driver_id')
    .select(['job_offers.id', 'job_offers.expires_at as expiresAt', 'job_offers.fare_satang as fareSatang', 'jobs.id as jobId'])
    .select(['jobs.task_type as taskType', 'jobs.pick_up_at as pickUpAt', 'jobs.distance_hundredths_km as distanceHundredthsKm'])
    .select(['jobs.extra_ids as extraIds', 'jobs.full_day as fullDay', 'jobs.hand_over as handOver', 'seen.lat', 'seen.lng'])
    .select((is) => standsTo(is, 'favorite').as('isFavorite'))
    .where((is) => is.not(standsTo(is, 'blocked')))
    .where('job_offers.driver_id', '=', driverId)
    .where('job_offers.state', '=', 'open')
    .where('job_offers.expires_at', '>', now)
    .where('jobs.status', '=', 'matching')
    .where('drivers.on_duty_since', 'is not', null)
    .orderBy('job_offers.expires_at')
    .orderBy('job_offers.id')
    .limit(20)
    .execute();

/** The places of the stops of jobs, without contact persons. */
export async function readOfferedStops(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom('job_stops')
    .select(['job_id as jobId', 'district', 'sub_district as subDistrict', 'lat', 'lng'])
    .where('job_id', 'in', jobIds)
    .orderBy('position')
    .execute();
}
