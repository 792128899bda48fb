import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm } from '@songwai/core/basics/geo';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { freeWaitingMinutes } from '@songwai/core/jobs/fees/waiting-fee';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { VisitFailure } from '@songwai/core/jobs/visit-failure';
import { findWhereabouts } from '../drivers/position-queries.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { reachStop, readWaitingSince, recordArrival } from '../jobs/charges/arrival-queries.ts';
import { wasFailed } from '../jobs/charges/failed-visit-queries.ts';
import { settleCharges } from '../jobs/charges/settle-charges.ts';
import { collectCod } from '../jobs/cod/cod.ts';
import { lockMoneyOfJobs } from '../jobs/scope-queries.ts';
import { changeStatus } from '../jobs/status-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { generateFileName, objectKey } from '../storage/object-key.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { readPhoto } from '../storage/read-photo.ts';
import { readRideCash, toWireCash } from './cash/ride-cash.ts';
import { type DrivenRide, findDrivenRide } from './driven/driven-ride-view.ts';
import { lockDrivenRide } from './driven/lock-driven-ride.ts';
import { insertProof, saveVisit } from './ride-queries.ts';
import { type RideAction, type StepOutcome, takeStep } from './ride-steps.ts';
import type { ProofKind } from './tables.ts';
import { dispatchTexts } from './texts.ts';
import { decideFailure, type FailureRecorder } from './visits/visit-failures.ts';
import { visitsOf } from './visits.ts';

export interface RideDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly failures: FailureRecorder;
}

/** A driver's proof of pick-up or delivery. */
export interface ShownProof {
  readonly kind: 'photo' | 'signature';
  /** Base64. */
  readonly image: string;
}

/** The progress of a ride. */
export interface RideProgress {
  readonly status: JobStatus;
  /** Null when the job is over. */
  readonly nextVisit: number | null;
  readonly isAtVisit: boolean;
}

/** An action at a visit, with job and driver. */
interface OwnAction extends RideAction {
  readonly jobId: string;
  readonly driverId: number;
}

/** A visit, with job and driver. */
type OwnVisit = Omit<OwnAction, 'kind'>;

/** Why a visit failed. */
export interface ShownFailure {
  readonly reason: VisitFailure;
  /** In the driver's words. */
  readonly note: string;
  /** Base64. */
  readonly image: string;
}

/** The steps of a ride, as its driver's app reports them. Each is safe to repeat. */
export interface RideService {
  /** @throws {BusinessRefusal} 404 not this driver's job, 409 not at this moment, or not at the stop. */
  arrive(own: OwnVisit): Promise<RideProgress>;
  /** @throws {BusinessRefusal} 404, 409, 422 for an invalid picture, 503 where it cannot be stored. */
  showGoods(own: OwnAction, proof: ShownProof): Promise<RideProgress>;
  /**
   * Records a failed visit: its goods go back, the job ends, or administrators decide. @throws {BusinessRefusal} as `showGoods`.
   */
  fail(own: OwnVisit, failure: ShownFailure): Promise<RideProgress>;
}

/** Largest distance from a stop at which a driver may report arrival: large premises have gates far apart. */
const arrivalKm = 1;
const freshMs = 10 * minuteMs;
/** 144 bits, too many to guess. */
const linkBytes = 18;

const stateOf = (ride: DrivenRide) => ({
  ...ride,
  status: ride.jobStatus,
  visits: visitsOf(ride),
  resumeVisit: ride.handOver?.nextVisit ?? null,
});

/** Whether the driver is on the way to take the goods over from another driver. */
const isTakingOver = ({ nextVisit, handOver }: DrivenRide): boolean => nextVisit === 0 && handOver !== null;

const progressOf = ({ jobStatus, nextVisit, isAtVisit, ...ride }: DrivenRide): RideProgress => ({
  status: jobStatus,
  nextVisit: nextVisit < visitsOf(ride).length ? nextVisit : null,
  isAtVisit,
});

export function createRideService({ db, clock, random, store, isProduction, failures }: RideDeps): RideService {
  const noJob = () => new BusinessRefusal({ code: 404, text: dispatchTexts.noJob });

  const readOwn = async (own: OwnVisit): Promise<DrivenRide> => {
    const ride = await findDrivenRide(db, own.jobId);
    if (ride?.driverId !== own.driverId) throw noJob();
    return ride;
  };

  /** The step to take, or null where it was taken before. At a cancelled job the refusal says what to collect. */
  const requireStep = async (
    trx: Db,
    ride: DrivenRide,
    action: RideAction,
  ): Promise<Extract<StepOutcome, { kind: 'step' }> | null> => {
    const outcome = takeStep(stateOf(ride), action);
    if (outcome.kind !== 'fault') return outcome.kind === 'done' ? null : outcome;
    const cash = isJobOver(ride.jobStatus) ? toWireCash(await readRideCash(trx, ride.jobId, clock.now())) : {};
    const fields = { jobStatus: ride.jobStatus, ...cash };
    throw new BusinessRefusal({ code: 409, text: dispatchTexts[outcome.fault], fields });
  };

  /** A customer counts as absent only after the free waiting time. */
  const requireWaited = async (trx: Db, ride: DrivenRide, reason: VisitFailure): Promise<void> => {
    if (reason !== 'absent') return;
    const since = await readWaitingSince(trx, { jobId: ride.jobId, stop: visitsOf(ride)[ride.nextVisit] ?? 0 });
    const waited = Math.floor((clock.now().getTime() - since.getTime()) / minuteMs);
    if (waited < freeWaitingMinutes)
      throw new BusinessRefusal({ code: 409, text: dispatchTexts.waitLonger(freeWaitingMinutes - waited) });
  };

  const requireNear = async (trx: Db, ride: DrivenRide): Promise<void> => {
    const position = visitsOf(ride)[ride.nextVisit];
    const stop = isTakingOver(ride) ? ride.handOver : ride.stops.find((known) => known.position === position);
    const seen = await findWhereabouts(trx, ride.driverId);
    if (seen === undefined || clock.now().getTime() - seen.at.getTime() > freshMs)
      throw new BusinessRefusal({ code: 409, text: dispatchTexts.positionUnknown });
    const km = stop === undefined || stop === null ? 0 : greatCircleKm(seen, stop);
    if (km > arrivalKm) throw new BusinessRefusal({ code: 409, text: dispatchTexts.tooFar(km.toFixed(1)) });
  };

  /** Stores a step of a ride whose job is locked, and returns the progress after it. */
  const write = async (trx: Db, ride: DrivenRide, step: Extract<StepOutcome, { kind: 'step' }>): Promise<RideProgress> => {
    const now = clock.now();
    const { jobId } = ride;
    for (const { status, stop } of step.changes) {
      const isDelivery = status === 'delivering' || status === 'completed';
      if (isDelivery && stop !== null) await collectCod(trx, { jobId, stop, driverId: ride.driverId, at: now });
      await changeStatus(trx, { jobId, status, stop, at: now });
    }
    const status = step.changes.at(-1)?.status ?? ride.jobStatus;
    const isOver = status === 'completed';
    // Waiting is charged as soon as it ends, so that the driver can collect it there; overtime only when the work has ended.
    if (isOver || (ride.taskType !== fullDayTask && step.changes.length > 0)) await settleCharges(trx, jobId, now);
    const endedAt = isJobOver(status) ? now : null;
    await saveVisit(trx, { jobId, nextVisit: step.nextVisit, isAtVisit: step.isAtVisit, endedAt });
    return { status, nextVisit: endedAt === null ? step.nextVisit : null, isAtVisit: step.isAtVisit };
  };

  /** Stores the picture, then takes the step; removes the picture again where the step is refused or was taken before (null). */
  const storeAndTake = async (
    own: OwnVisit,
    proof: Omit<ShownProof, 'kind'> & { readonly kind: ProofKind },
    take: (trx: Db, ride: DrivenRide) => Promise<RideProgress | null>,
  ): Promise<RideProgress> => {
    const { content, mediaType } = readPhoto(proof.image, 'imgBase64');
    const key = objectKey({ isProduction, folder: `jobs/${own.jobId}`, fileName: generateFileName(random, mediaType) });
    await store.put(key, content, mediaType);
    const { isStored, progress } = await transact(db, async (trx) => {
      // The step may end the job, collect money for goods or charge for waiting.
      await lockMoneyOfJobs(trx, [own.jobId]);
      const ride = await lockDrivenRide(trx, own);
      if (ride === undefined) throw noJob();
      const taken = await take(trx, ride);
      if (taken === null) return { isStored: false, progress: progressOf(ride) };
      await insertProof(trx, {
        job_id: own.jobId,
        visit: own.visit,
        stop: visitsOf(ride)[own.visit] ?? 0,
        kind: proof.kind,
        object_key: key,
        media_type: mediaType,
        token: random.bytes(linkBytes).toString('base64url'),
        taken_at: clock.now(),
      });
      return { isStored: true, progress: taken };
    }).catch(async (error: unknown) => {
      await store.remove(key);
      throw error;
    });
    if (!isStored) await store.remove(key);
    return progress;
  };

  return {
    arrive: (own) =>
      transact(db, async (trx) => {
        const ride = await lockDrivenRide(trx, own);
        if (ride === undefined) throw noJob();
        const step = await requireStep(trx, ride, { kind: 'arrive', visit: own.visit });
        if (step === null) return progressOf(ride);
        await requireNear(trx, ride);
        const stop = visitsOf(ride)[own.visit] ?? 0;
        // A driver who takes goods over from another did not wait for the customer: no waiting is charged.
        const noteArrival = step.changes.length > 0 ? recordArrival : reachStop;
        if (!isTakingOver(ride)) await noteArrival(trx, { jobId: own.jobId, stop, at: clock.now() });
        return write(trx, ride, step);
      }),
    showGoods: async (own, proof) => {
      const ride = await readOwn(own);
      // Checked before the picture is uploaded to the store, and again with the job's row locked.
      if ((await requireStep(db, ride, own)) === null) return progressOf(ride);
      return storeAndTake(own, proof, async (trx, locked) => {
        const step = await requireStep(trx, locked, own);
        return step === null ? null : write(trx, locked, step);
      });
    },
    fail: async (own, { image, ...failed }) => {
      const ride = await readOwn(own);
      const action = { ...own, kind: 'fail' } as const;
      const judge = async (trx: Db, locked: DrivenRide) => {
        if (await wasFailed(trx, own)) return null;
        const outcome = decideFailure(stateOf(locked), own.visit, failed.reason);
        if (outcome === 'giveBack') throw new BusinessRefusal({ code: 409, text: dispatchTexts.giveBack });
        // A driver who cannot go on need not have arrived at the stop.
        const at = outcome === 'officeDecides' ? { ...locked, isAtVisit: true } : locked;
        const step = await requireStep(trx, at, action);
        if (step !== null && outcome !== 'officeDecides') await requireWaited(trx, locked, failed.reason);
        return step && { step, outcome };
      };
      // Read again: the same call, sent twice, may have changed the ride between reading it and its failed visits.
      if ((await judge(db, ride)) === null) return progressOf(await readOwn(own));
      return storeAndTake(own, { kind: 'failure', image }, async (trx, locked) => {
        const judged = await judge(trx, locked);
        if (judged === null) return null;
        const stop = visitsOf(locked)[own.visit] ?? 0;
        const failure = { ...own, ...failed, stop, outcome: judged.outcome, at: clock.now() };
        await failures.record(trx, failure);
        if (judged.outcome === 'officeDecides') return progressOf(locked);
        return write(trx, locked, judged.step);
      });
    },
  };
}
