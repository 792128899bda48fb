import type { LatLng } from '@songwai/core/basics/geo';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { boxAround } from '../drivers/box-around.ts';
import { awayFrom } from '../drivers/position-queries.ts';
import type { DriverPreference } from '../drivers/tables.ts';
import type { Db } from '../platform/db.ts';
import { isChosen, isOfWantedGender, isOnNoRide } from '../rides/assignment/driver-conditions-view.ts';
import type { WaitingJob } from '../rides/queries.ts';
import { askAgainMs, type Candidate, freshPositionMs, offerRadiusKm } from './offer-rules.ts';
import type { OfferState } from './tables.ts';

/** More than this many near drivers are never compared. */
const mostCandidates = 200;

/** Whether any real driver takes offers at all: where none does, nothing else need be asked. */
export async function hasDriversOnDuty(db: Db): Promise<boolean> {
  const row = await db.selectFrom('drivers').select('id').where('on_duty_since', 'is not', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Real drivers who could be asked now: the vehicle and the gender that a hire wants, on duty, seen lately near the pick-up, on no ride, not blocked; favourites alone where
 * the job is for them; not who gave it back, nor who has been asked for it in this round of its search: who declined never again, who let it
 * pass after a while.
 */
export async function findCandidates(
  db: Db,
  job: WaitingJob,
  { pickUp, now }: { readonly pickUp: LatLng; readonly now: Date },
): Promise<readonly Candidate[]> {
  const box = boxAround(pickUp, offerRadiusKm);
  const askedLately = new Date(now.getTime() - askAgainMs);
  const rows = await db
    .selectFrom('drivers')
    .innerJoin('driver_whereabouts as seen', 'seen.driver_id', 'drivers.id')
    .select(['drivers.id', 'seen.lat', 'seen.lng'])
    .select((is) => isChosen(is, job, 'favorite').as('isFavorite'))
    .where('drivers.is_active', '=', true)
    .where('drivers.on_duty_since', 'is not', null)
    .where('drivers.vehicle_kind', '=', job.vehicleKind)
    .where((is) => isOfWantedGender(is, job))
    .where('seen.at', '>=', new Date(now.getTime() - freshPositionMs))
    .where((is) => is.between('seen.lat', box.south, box.north))
    .where((is) => is.between('seen.lng', box.west, box.east))
    .where(isOnNoRide)
    .where((is) => is.not(isChosen(is, job, 'blocked')))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('job_offers as asked')
            .select('asked.id')
            .whereRef('asked.driver_id', '=', 'drivers.id')
            .where('asked.job_id', '=', job.id)
            .where((of) =>
              of.or([
                of('asked.state', '=', 'released'),
                of.and([
                  of('asked.search_round', '=', job.searchRound),
                  of.or([
                    of('asked.state', 'in', ['open', 'declined']),
                    of.and([of('asked.state', '=', 'expired'), of('asked.expires_at', '>', askedLately)]),
                  ]),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('isFavorite', 'desc')
    .orderBy((is) => awayFrom(pickUp, { lat: is.ref('seen.lat'), lng: is.ref('seen.lng') }))
    .limit(mostCandidates)
    .execute();
  const candidates = rows.map((row) => ({ ...row, isFavorite: Boolean(row.isFavorite) }));
  return job.isFixedDriver ? candidates.filter(({ isFavorite }) => isFavorite) : candidates;
}

/** How many drivers are being asked for a job, and how many of them are favourites. */
export async function countOpenOffers(
  db: Db,
  job: Pick<WaitingJob, 'id' | 'userId' | 'companyId'>,
): Promise<{ readonly all: number; readonly favorites: number }> {
  const rows = await db
    .selectFrom('job_offers')
    .innerJoin('drivers', 'drivers.id', 'job_offers.driver_id')
    .select((is) => isChosen(is, job, 'favorite').as('isFavorite'))
    .where('job_offers.job_id', '=', job.id)
    .where('job_offers.state', '=', 'open')
    .execute();
  return { all: rows.length, favorites: rows.filter(({ isFavorite }) => isFavorite).length };
}

/** Asks drivers. The caller has locked the job's row. */
export async function insertOffers(
  db: Db,
  job: Pick<WaitingJob, 'id' | 'searchRound' | 'fareSatang'>,
  asked: { readonly driverIds: readonly number[]; readonly at: Date; readonly until: Date },
): Promise<void> {
  if (asked.driverIds.length === 0) return;
  const offer = { job_id: job.id, search_round: job.searchRound, fare_satang: job.fareSatang };
  await db
    .insertInto('job_offers')
    .values(asked.driverIds.map((driver_id) => ({ ...offer, driver_id, offered_at: asked.at, expires_at: asked.until })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Ends offers whose time has passed, and those that nobody can take any more: the job is not to be had, or the driver went off duty. Offers
 * that a driver answers just now are left to that driver.
 */
export async function closeOffers(db: Db, now: Date): Promise<void> {
  const open = db
    .selectFrom('job_offers')
    .select('job_offers.id')
    .where('state', '=', 'open')
    .forUpdate('job_offers')
    .skipLocked();
  const end = (state: OfferState, which: typeof open) =>
    db.updateTable('job_offers').set({ state, answered_at: now }).where('id', 'in', which).execute();
  await end('expired', open.where('expires_at', '<=', now));
  await end('withdrawn', open.innerJoin('jobs', 'jobs.id', 'job_offers.job_id').where('jobs.status', '!=', 'matching'));
  await end('withdrawn', open.innerJoin('drivers', 'drivers.id', 'job_offers.driver_id').where('on_duty_since', 'is', null));
}

/** An offer of this driver with its job's status; undefined for no such offer and for another driver's alike. */
export const findOffer = (
  db: Db,
  own: { readonly offerId: string; readonly driverId: number },
): Promise<{ jobId: string; state: OfferState; expiresAt: Date } | undefined> =>
  db
    .selectFrom('job_offers')
    .select(['job_id as jobId', 'state', 'expires_at as expiresAt'])
    .where('id', '=', Number(own.offerId))
    .where('driver_id', '=', own.driverId)
    .executeTakeFirst();

/** Takes a job's row until the transaction ends, and shows whether its customer has blocked the driver meanwhile, and whether the driver has the vehicle still. */
export async function lockOfferedJob(
  db: Db,
  offered: { readonly jobId: string; readonly driverId: number },
): Promise<{ status: JobStatus; isBlocked: boolean; hasVehicle: boolean } | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['status', 'user_id as userId', 'company_user_id as companyId', 'vehicle_id as vehicleId'])
    .where('id', '=', offered.jobId)
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const driver = await db
    .selectFrom('drivers')
    .select((is) => isChosen(is, job, 'blocked').as('isBlocked'))
    .select((is) =>
      is('vehicle_kind', '=', is.selectFrom('vehicles').select('kind').where('id', '=', job.vehicleId)).as('hasVehicle'),
    )
    .where('id', '=', offered.driverId)
    .executeTakeFirst();
  return { status: job.status, isBlocked: Boolean(driver?.isBlocked), hasVehicle: Boolean(driver?.hasVehicle) };
}

export async function answerOffer(
  db: Db,
  answered: { readonly offerId: string; readonly state: OfferState; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('job_offers')
    .set({ state: answered.state, answered_at: answered.at })
    .where('id', '=', Number(answered.offerId))
    .execute();
}

/** Notifies the other drivers who were asked that the job is taken. */
export async function loseOffers(db: Db, jobId: string, at: Date): Promise<void> {
  await db
    .updateTable('job_offers')
    .set({ state: 'lost', answered_at: at })
    .where('job_id', '=', jobId)
    .where('state', '=', 'open')
    .execute();
}

/** Withdraws the open offers of a driver. The caller has locked the driver's row. */
export async function withdrawOffers(db: Db, driverId: number, at: Date): Promise<void> {
  await db
    .updateTable('job_offers')
    .set({ state: 'withdrawn', answered_at: at })
    .where('driver_id', '=', driverId)
    .where('state', '=', 'open')
    .execute();
}

/** How the customer of a job stands to the driver whom it is offered to. */
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

/** What a driver may take now: open, alive, with a job that still waits; those that end first on top. */
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

/** Where the stops of jobs are, without whom to meet there. */
export async function readOfferedStops(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return db
    .selectFrom('job_stops')
    .select(['job_id as jobId', 'district', 'sub_district as subDistrict', 'lat', 'lng'])
    .where('job_id', 'in', jobIds)
    .orderBy('position')
    .execute();
}
