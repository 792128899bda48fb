import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import { searchAgainEnd } from '@songwai/core/jobs/search/search-end';
import type { reassignJob } from '@songwai/core/offers/admin/job-admin-change-contract';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { type DriverRow, lockDriver } from '../../drivers/queries.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { isChangeKnown, recordChange, updateJob } from '../../jobs/changes/change-queries.ts';
import { areGoodsOnBoard, areGoodsWithDriver } from '../../jobs/changes/goods-on-board.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import type { LockedJob } from '../../jobs/scope-queries.ts';
import { endSearchAt } from '../../jobs/search-queries.ts';
import { changeStatus } from '../../jobs/status-queries.ts';
import type { StoredHandOver } from '../../jobs/tables.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { type RideSoFar, readRideSoFar } from '../../rides/assignment/ride-so-far-view.ts';
import { leaveNotice } from '../../rides/assignment/take-off-queries.ts';
import { readWay } from '../../rides/assignment/way-view.ts';
import { findOpenJobId } from '../../rides/driven/driven-ride-view.ts';
import { closeEndedRides } from '../../rides/queries.ts';
import { insertDrivenRide } from '../../rides/ride-queries.ts';
import type { ObservedRide } from '../../rides/ride-source.ts';
import { visitsOf } from '../../rides/visits.ts';
import { driverSearch } from '../driver-search-queries.ts';
import { loseOffers } from '../offer-queries.ts';
import { lockOfferedJob } from '../offer-view.ts';
import { noteSent, noteTakenOff } from '../release-queries.ts';
import { type JobDecision, lockJobRow, notifyCustomer, readReason } from './job-admin-changes.ts';
import { adminTexts } from './job-admin-texts.ts';

type Db = Parameters<typeof lockDriver>[0];
type ChangeRequest = RequestOf<typeof reassignJob>;
type Way = Awaited<ReturnType<typeof readWay>>;

export interface ReassignDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Observes a job's ride, for its driver's position. */
  readonly observeRide: (jobId: string) => Promise<ObservedRide | null>;
}

/**
 * Takes the driver off a job and searches for another, or assigns a given one. @throws {BusinessRefusal} 404, 409, 422; see the
 * contract.
 */
export type ReassignJob = (decision: JobDecision, request: ChangeRequest) => Promise<JobStatus>;

const refuse = (text: LocalText, { code = 409, field }: { code?: number; field?: string } = {}): never => {
  throw new BusinessRefusal({ code, text, ...(field === undefined ? {} : { field }) });
};

/** The driver whom administrators chose, who must be one that the search could have chosen. */
async function requireFit(
  trx: Db,
  driver: DriverRow | undefined,
  { job, way }: { job: LockedJob; way: Way },
): Promise<DriverRow> {
  const field = 'songwaiId';
  if (driver === undefined || driver.is_simulated) return refuse(adminTexts.noDriver, { code: 404, field });
  if (!driver.is_active) return refuse(adminTexts.notActive, { field });
  if (driver.vehicle_kind !== way.vehicleKind) return refuse(adminTexts.otherVehicle, { field });
  const asked = await lockOfferedJob(trx, { jobId: job.id, driverId: driver.id });
  if (asked?.isBlocked === true) return refuse(adminTexts.blocked, { field });
  return driver;
}

/** The place where the next driver takes the goods over: as administrators state, or where the present driver is. */
function planHandOver(request: ChangeRequest, ride: RideSoFar, seen: { lat: number; lng: number } | null): StoredHandOver {
  const { nextVisit, phone } = ride;
  if (request.handOver !== undefined) {
    const { addressName, lat, lng } = request.handOver;
    const given = nationalPhone(request.handOver.contactPhone ?? '');
    return { addressName, lat, lng, nextVisit, contactPhone: given.ok ? given.value : (phone ?? '') };
  }
  if (seen === null) return refuse(adminTexts.placeUnknown, { code: 422, field: 'handOver' });
  return { addressName: adminTexts.lastSeen, lat: seen.lat, lng: seen.lng, nextVisit, contactPhone: phone ?? '' };
}

export function createReassign({ db, clock, observeRide }: ReassignDeps): ReassignJob {
  /** Takes the present driver off a job whose row is locked. */
  const takeOff = async (trx: Db, job: LockedJob, { ride, reason, at }: { ride: RideSoFar; reason: string; at: Date }) => {
    const { driverId } = ride;
    await noteTakenOff(trx, { jobId: job.id, driverId, reason, at });
    const hasGoods = areGoodsWithDriver(job.status);
    await leaveNotice(trx, { driverId, jobId: job.id, kind: 'takenOff', hasGoods, at });
  };

  const send = async (trx: Db, job: LockedJob, { driverId, at }: { driverId: number; at: Date }): Promise<void> => {
    // A job cancelled just now must not prevent its driver from getting the next.
    await closeEndedRides(trx, at, driverId);
    if ((await findOpenJobId(trx, driverId)) !== undefined) refuse(adminTexts.busy, { field: 'songwaiId' });
    if (!(await insertDrivenRide(trx, { jobId: job.id, driverId, at }))) refuse(adminTexts.busy, { field: 'songwaiId' });
    await changeStatus(trx, { jobId: job.id, status: 'assigned', stop: null, at });
    await noteSent(trx, { jobId: job.id, driverId, at });
    await loseOffers(trx, job.id, at);
  };

  const search = async (trx: Db, job: LockedJob, at: Date): Promise<void> => {
    await changeStatus(trx, { jobId: job.id, status: 'matching', stop: null, at });
    // A search whose time has passed would end the job at once.
    if (job.search_until <= at) await endSearchAt(trx, job.id, searchAgainEnd(job.search_until, at));
  };

  return async ({ jobId, adminId, ...decision }, request) => {
    const reason = readReason(decision.reason);
    const observed = await observeRide(readJobId(jobId));
    return transact(db, async (trx) => {
      // Locks the driver's row before the job's; all code uses this order.
      const named = request.songwaiId === undefined ? undefined : await lockDriver(trx, Number(request.songwaiId));
      const job = await lockJobRow(trx, jobId);
      if (request.guid !== undefined && (await isChangeKnown(trx, { jobId: job.id, guid: request.guid }))) return job.status;
      if (isJobOver(job.status)) return refuse(adminTexts.over);
      if (job.status === 'awaitingPayment') return refuse(adminTexts.notPaid);
      if (areGoodsOnBoard(job) && request.withGoods !== true) return refuse(adminTexts.goodsOnBoard);
      const way = await readWay(trx, job.id);
      const next = request.songwaiId === undefined ? undefined : await requireFit(trx, named, { job, way });
      const ride = await readRideSoFar(trx, { id: job.id, status: job.status, visitCount: visitsOf(way).length });
      if (ride === undefined && next === undefined) return refuse(adminTexts.alreadySearching);
      if (next !== undefined && next.id === ride?.driverId) return refuse(adminTexts.sameDriver, { field: 'songwaiId' });

      const at = clock.now();
      const seen = observed?.look(at).position ?? null;
      if (ride !== undefined && ride.nextVisit > 0)
        await updateJob(trx, job, { hand_over: JSON.stringify(planHandOver(request, ride, seen)) });
      if (ride !== undefined) await takeOff(trx, job, { ride, reason, at });
      await driverSearch.restart(trx, job.id);
      if (next === undefined) await search(trx, job, at);
      else await send(trx, job, { driverId: next.id, at });
      const details = { from: ride?.driverId ?? null, to: next?.id ?? null, statusBefore: job.status };
      const { guid } = request;
      await recordChange(trx, { jobId: job.id, userId: adminId, kind: 'driverReplaced', details, guid, reason, at });
      if (ride !== undefined) await notifyCustomer(trx, job, { kind: 'replaced', at });
      return next === undefined ? 'matching' : 'assigned';
    });
  };
}
