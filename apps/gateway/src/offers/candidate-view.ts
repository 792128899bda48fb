import type { LatLng } from '@songwai/core/basics/geo';
import { boxAround } from '../drivers/box-around.ts';
import { awayFrom } from '../drivers/position-queries.ts';
import type { Db } from '../platform/db.ts';
import { isChosen, isOfWantedGender, isOnNoRide } from '../rides/assignment/driver-conditions-view.ts';
import type { WaitingJob } from '../rides/queries.ts';
import { askAgainMs, type Candidate, freshPositionMs, offerRadiusKm } from './offer-rules.ts';

/** At most this many near drivers are compared. */
const mostCandidates = 200;

/**
 * Real drivers who can be asked now: right vehicle and gender, on duty, seen lately near the pick-up, on no ride, not blocked;
 * only favourites where the job is for them. Not drivers who gave the job back, nor those asked in this round of its search: who
 * declined is not asked again, who did not answer only after a while.
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

/** The number of drivers with an open offer of a job, and of favourites among them. */
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
