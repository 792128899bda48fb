import { cleanText } from '@songwai/core/basics/text/clean-text';
import { searchAgainEnd } from '@songwai/core/jobs/search/search-end';
import { lockDriver } from '../drivers/queries.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { endSearchAt, readSearchEnd } from '../jobs/search-queries.ts';
import { changeStatus } from '../jobs/status-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { findOpenJobId } from '../rides/driven/driven-ride-view.ts';
import { lockDrivenRide } from '../rides/driven/lock-driven-ride.ts';
import { closeEndedRides } from '../rides/queries.ts';
import { insertDrivenRide } from '../rides/ride-queries.ts';
import { dispatchTexts } from '../rides/texts.ts';
import { driverSearch } from './driver-search-queries.ts';
import { answerOffer, findOffer, loseOffers, withdrawOffers } from './offer-queries.ts';
import { listOffers, lockOfferedJob, readOfferedStops } from './offer-view.ts';
import { noteRelease } from './release-queries.ts';
import type { OfferState } from './tables.ts';

type Listed = Awaited<ReturnType<typeof listOffers>>[number];
type OfferedStop = Awaited<ReturnType<typeof readOfferedStops>>[number];

/** An open offer with the stops of its job. */
export interface DriverOffer extends Listed {
  readonly stops: readonly OfferedStop[];
}

/** What drivers do with offers and accepted jobs. */
export interface DriverOffers {
  list(driverId: number): Promise<readonly DriverOffer[]>;
  /** @returns the job's id. @throws {BusinessRefusal} 404 no offer of this driver, 409 no longer available, off duty, or busy. */
  accept(offerId: string, driverId: number): Promise<string>;
  /** @throws {BusinessRefusal} 404 no offer of this driver, 409 already accepted. */
  decline(offerId: string, driverId: number): Promise<void>;
  /** Gives a job back before its pick-up. @throws {BusinessRefusal} 404 not this driver's job, 409 picked up or over. */
  release(own: { jobId: string; driverId: number; reason: string }): Promise<void>;
  /** The same for rooms that take a driver off duty; see `DriverWork`. */
  letGo(trx: Db, driverId: number): Promise<boolean>;
  isOnJob(trx: Db, driverId: number): Promise<boolean>;
  withdrawOffers(trx: Db, driverId: number): Promise<void>;
}

/** The release reason where administrators deactivate a driver. */
const takenOff = 'deactivated by the office';

const refuse = (text: LocalText, code = 409): never => {
  throw new BusinessRefusal({ code, text });
};

const endedTexts: Readonly<Record<Exclude<OfferState, 'open' | 'accepted'>, LocalText>> = {
  declined: dispatchTexts.offerEnded,
  expired: dispatchTexts.offerEnded,
  lost: dispatchTexts.offerTaken,
  withdrawn: dispatchTexts.offerWithdrawn,
  released: dispatchTexts.offerWithdrawn,
};

export function createDriverOffers({ db, clock }: { readonly db: Db; readonly clock: Clock }): DriverOffers {
  /** Lock order: the caller has locked the driver's row, then this locks the job's. */
  const acceptLocked = async (trx: Db, own: { offerId: string; driverId: number; jobId: string }): Promise<string> => {
    const { offerId, driverId, jobId } = own;
    const now = clock.now();
    const job = await lockOfferedJob(trx, { jobId, driverId });
    const offer = await findOffer(trx, { offerId, driverId });
    if (job === undefined || offer === undefined) return refuse(dispatchTexts.noOffer, 404);
    if (offer.state === 'accepted') return jobId;
    if (offer.state !== 'open') return refuse(endedTexts[offer.state]);
    if (offer.expiresAt <= now) return refuse(dispatchTexts.offerEnded);
    if (job.status !== 'matching' || job.isBlocked || !job.hasVehicle) return refuse(dispatchTexts.offerWithdrawn);
    // A job cancelled just now must not prevent its driver from getting the next.
    await closeEndedRides(trx, now, driverId);
    if ((await findOpenJobId(trx, driverId)) !== undefined) return refuse(dispatchTexts.busy);
    if (!(await insertDrivenRide(trx, { jobId, driverId, at: now }))) return refuse(dispatchTexts.offerTaken);
    await changeStatus(trx, { jobId, status: 'assigned', stop: null, at: now });
    await answerOffer(trx, { offerId, state: 'accepted', at: now });
    await loseOffers(trx, jobId, now);
    return jobId;
  };

  /** Searches for another driver for a job whose row is locked. */
  const searchAgain = async (trx: Db, own: { jobId: string; driverId: number; reason: string }): Promise<void> => {
    const now = clock.now();
    const { jobId } = own;
    await noteRelease(trx, own);
    await driverSearch.restart(trx, jobId);
    await changeStatus(trx, { jobId, status: 'matching', stop: null, at: now });
    // A search whose time has passed would end the job at once.
    const until = await readSearchEnd(trx, jobId);
    if (until <= now) await endSearchAt(trx, jobId, searchAgainEnd(until, now));
  };

  return {
    list: async (driverId) => {
      const offers = await listOffers(db, driverId, clock.now());
      const stops = await readOfferedStops(
        db,
        offers.map(({ jobId }) => jobId),
      );
      return offers.map((offer) => ({ ...offer, stops: stops.filter(({ jobId }) => jobId === offer.jobId) }));
    },
    accept: (offerId, driverId) =>
      transact(db, async (trx) => {
        const driver = await lockDriver(trx, driverId);
        const offer = await findOffer(trx, { offerId, driverId });
        if (driver === undefined || offer === undefined) return refuse(dispatchTexts.noOffer, 404);
        if (offer.state !== 'accepted' && driver.on_duty_since === null) return refuse(dispatchTexts.offDuty);
        return acceptLocked(trx, { offerId, driverId, jobId: offer.jobId });
      }),
    decline: (offerId, driverId) =>
      transact(db, async (trx) => {
        await lockDriver(trx, driverId);
        const offer = await findOffer(trx, { offerId, driverId });
        if (offer === undefined) return refuse(dispatchTexts.noOffer, 404);
        if (offer.state === 'accepted') return refuse(dispatchTexts.alreadyYours);
        if (offer.state === 'open' || offer.state === 'expired')
          await answerOffer(trx, { offerId, state: 'declined', at: clock.now() });
      }),
    release: (own) =>
      transact(db, async (trx) => {
        const ride = await lockDrivenRide(trx, own);
        if (ride === undefined) return refuse(dispatchTexts.noJob, 404);
        switch (ride.jobStatus) {
          case 'assigned':
          case 'arrived':
            return searchAgain(trx, { ...own, reason: cleanText(own.reason) });
          case 'cancelled':
            return refuse(dispatchTexts.cancelled);
          case 'pickedUp':
          case 'delivering':
            return refuse(dispatchTexts.pickedUp);
          case 'matching':
          case 'completed':
          case 'expired':
            return refuse(dispatchTexts.over);
        }
      }),
    letGo: async (trx, driverId) => {
      const jobId = await findOpenJobId(trx, driverId);
      const ride = jobId === undefined ? undefined : await lockDrivenRide(trx, { jobId, driverId });
      if (jobId === undefined || ride === undefined) return true;
      if (ride.jobStatus === 'pickedUp' || ride.jobStatus === 'delivering') return false;
      if (ride.jobStatus === 'assigned' || ride.jobStatus === 'arrived')
        await searchAgain(trx, { jobId, driverId, reason: takenOff });
      return true;
    },
    isOnJob: async (trx, driverId) => (await findOpenJobId(trx, driverId)) !== undefined,
    withdrawOffers: (trx, driverId) => withdrawOffers(trx, driverId, clock.now()),
  };
}
