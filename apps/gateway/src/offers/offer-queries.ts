import type { Db } from '../platform/db.ts';
import type { WaitingJob } from '../rides/queries.ts';
import { ofDriversOffDuty, ofJobsThatNoLongerWait } from './offer-view.ts';
import type { OfferState } from './tables.ts';

/** Offers a job to drivers. The caller has locked the job's row. */
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
 * Ends expired offers, and those that cannot be accepted any more: the job no longer waits, or the driver went off duty. Skips
 * offers that a driver is answering at this moment.
 */
export async function closeOffers(db: Db, now: Date): Promise<void> {
  const open = db
    .selectFrom('job_offers')
    .select('job_offers.id')
    .where('state', '=', 'open')
    .forNoKeyUpdate('job_offers')
    .skipLocked();
  const end = (state: OfferState, which: typeof open) =>
    db.updateTable('job_offers').set({ state, answered_at: now }).where('id', 'in', which).execute();
  await end('expired', open.where('expires_at', '<=', now));
  await end('withdrawn', ofJobsThatNoLongerWait(open));
  await end('withdrawn', ofDriversOffDuty(open));
}

/** An offer of this driver; undefined where there is none or it is another driver's. */
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

/** Marks the other open offers of a job as lost, because it is taken. */
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
