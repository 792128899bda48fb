import { greatCircleKm } from '@songwai/core/basics/geo';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock, Random } from '../deps.ts';
import { findWhereabouts } from '../drivers/position-queries.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { recordArrival } from '../jobs/arrival-queries.ts';
import { settleCharges } from '../jobs/settle-charges.ts';
import { changeStatus } from '../jobs/status-queries.ts';
import { drawFileName, objectKey } from '../storage/object-key.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { readPhoto } from '../storage/read-photo.ts';
import { readRideCash, toWireCash } from './ride-cash.ts';
import { type DrivenRide, findDrivenRide, insertProof, lockDrivenRide, saveVisit } from './ride-queries.ts';
import { type RideAction, type StepOutcome, takeStep } from './ride-steps.ts';
import { dispatchTexts } from './texts.ts';
import { fullDayTask, visitsOf } from './visits.ts';

type Db = Kysely<Database>;

export interface RideParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ObjectStore;
  readonly isProduction: boolean;
}

/** What a driver shows for the goods. */
export interface ShownProof {
  readonly kind: 'photo' | 'signature';
  /** Base64. */
  readonly image: string;
}

/** How far a ride has come. */
export interface RideProgress {
  readonly status: JobStatus;
  /** Null when the job is over. */
  readonly nextVisit: number | null;
  readonly isAtVisit: boolean;
}

/** Whose ride it is, and what its driver does. */
interface OwnAction extends RideAction {
  readonly jobId: string;
  readonly driverId: number;
}

/** The steps of a ride, as its driver's app takes them. Each may be asked for twice. */
export interface RideService {
  /** @throws {BusinessRefusal} 404 not this driver's job, 409 not now, or not there. */
  arrive(own: Omit<OwnAction, 'kind'>): Promise<RideProgress>;
  /** @throws {BusinessRefusal} 404, 409, 422 for what is no picture, 503 where it cannot be kept. */
  showGoods(own: OwnAction, proof: ShownProof): Promise<RideProgress>;
}

/** So far from a stop a driver may say that it is there: gates of large premises lie apart. */
const arrivalKm = 1;
const freshMs = 10 * 60_000;
/** 144 bits, which nobody guesses. */
const linkBytes = 18;

const stateOf = (ride: DrivenRide) => ({ ...ride, status: ride.jobStatus, visits: visitsOf(ride) });

const progressOf = ({ jobStatus, nextVisit, isAtVisit, ...ride }: DrivenRide): RideProgress => ({
  status: jobStatus,
  nextVisit: nextVisit < visitsOf(ride).length ? nextVisit : null,
  isAtVisit,
});

export function createRideService({ db, clock, random, store, isProduction }: RideParts): RideService {
  const noJob = () => new BusinessRefusal({ code: 404, text: dispatchTexts.noJob });

  /** The step that follows, or null where it had been taken before. Whoever comes to a job that was cancelled is told what to collect. */
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

  const requireNear = async (trx: Db, ride: DrivenRide): Promise<void> => {
    const position = visitsOf(ride)[ride.nextVisit];
    const stop = ride.stops.find((known) => known.position === position);
    const seen = await findWhereabouts(trx, ride.driverId);
    if (seen === undefined || clock.now().getTime() - seen.at.getTime() > freshMs)
      throw new BusinessRefusal({ code: 409, text: dispatchTexts.positionUnknown });
    const km = stop === undefined ? 0 : greatCircleKm(seen, stop);
    if (km > arrivalKm) throw new BusinessRefusal({ code: 409, text: dispatchTexts.tooFar(km.toFixed(1)) });
  };

  /** Takes a step whose ride's job is held, and says how far the ride has come then. */
  const write = async (trx: Db, ride: DrivenRide, step: Extract<StepOutcome, { kind: 'step' }>): Promise<RideProgress> => {
    const now = clock.now();
    const { jobId } = ride;
    for (const { status, stop } of step.changes) await changeStatus(trx, { jobId, status, stop, at: now });
    const status = step.changes.at(-1)?.status ?? ride.jobStatus;
    const isOver = status === 'completed';
    // Waiting is charged as soon as it is over, so that the driver can collect it there; overtime only when the work has ended.
    if (isOver || (ride.taskType !== fullDayTask && step.changes.length > 0)) await settleCharges(trx, jobId, now);
    await saveVisit(trx, { jobId, nextVisit: step.nextVisit, isAtVisit: step.isAtVisit, endedAt: isOver ? now : null });
    return { status, nextVisit: isOver ? null : step.nextVisit, isAtVisit: step.isAtVisit };
  };

  /** Keeps the picture, then takes the step; a step that is refused after all leaves no picture behind. */
  const keepAndWrite = async (own: OwnAction, proof: ShownProof): Promise<RideProgress> => {
    const { content, mediaType } = readPhoto(proof.image, 'imgBase64');
    const key = objectKey({ isProduction, folder: `jobs/${own.jobId}`, fileName: drawFileName(random, mediaType) });
    await store.put(key, content, mediaType);
    const { isKept, progress } = await db
      .transaction()
      .execute(async (trx) => {
        const ride = await lockDrivenRide(trx, own);
        if (ride === undefined) throw noJob();
        const step = await requireStep(trx, ride, own);
        if (step === null) return { isKept: false, progress: progressOf(ride) };
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
        return { isKept: true, progress: await write(trx, ride, step) };
      })
      .catch(async (error: unknown) => {
        await store.remove(key);
        throw error;
      });
    if (!isKept) await store.remove(key);
    return progress;
  };

  return {
    arrive: (own) =>
      db.transaction().execute(async (trx) => {
        const ride = await lockDrivenRide(trx, own);
        if (ride === undefined) throw noJob();
        const step = await requireStep(trx, ride, { kind: 'arrive', visit: own.visit });
        if (step === null) return progressOf(ride);
        await requireNear(trx, ride);
        const stop = visitsOf(ride)[own.visit] ?? 0;
        await recordArrival(trx, { jobId: own.jobId, stop, at: clock.now() });
        return write(trx, ride, step);
      }),
    showGoods: async (own, proof) => {
      const ride = await findDrivenRide(db, own.jobId);
      if (ride?.driverId !== own.driverId) throw noJob();
      // Asked before the picture travels to the store, and again with the job's row held.
      return (await requireStep(db, ride, own)) === null ? progressOf(ride) : keepAndWrite(own, proof);
    },
  };
}
