import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call, callForFile } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { FetchedFile, FileTransport, Transport } from '../gateway/transport-types.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import { type CashToCollect, cashFromWire } from './cash-to-collect.ts';
import { type HireToDo, hireFromWire } from './hire-calls.ts';
import type { arriveAtVisit as ArriveAtVisit, getDriverJob as GetDriverJob } from './ride-contract.ts';
import * as routes from './routes.generated.ts';

type WireJob = NonNullable<ReplyOf<typeof GetDriverJob>['job']>;

/** The driver's current job. */
export interface JobToDo extends CashToCollect {
  readonly jobId: string;
  readonly status: JobStatus;
  /** 1 express, 2 full day, 3 next day. */
  readonly taskType: number;
  /** 1 document, 2 parcel, 3 food; -1 not chosen. */
  readonly deliveryType: number;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly remark: string;
  /** Paths below the gateway; anyone with one can see the photo. */
  readonly photoUrls: readonly string[];
  /** Null unless the job is a hire. */
  readonly hire: HireToDo | null;
  readonly extraIds: readonly number[];
  readonly confirmPhone: string;
  /** 0: cash, collected at the stop `paymentPoint`. */
  readonly paymentType: number;
  readonly paymentPoint: number;
  readonly netSatang: Satang;
  readonly stops: WireJob['locationList'];
  /** Where to take over the goods from an earlier driver, as visit 0; null if they are at the pick-up, or on board. */
  readonly handOver: NonNullable<WireJob['handOver']> | null;
  /** Index in `stops` of each visit, the pick-up first. */
  readonly visits: readonly number[];
  readonly nextVisit: number | null;
  readonly isAtVisit: boolean;
}

/** A finished job with something left to collect or report. */
export interface JobToSettle extends CashToCollect {
  readonly jobId: string;
  readonly status: JobStatus;
}

/** Progress of a ride; `nextVisit` is null when it is over. */
export interface RideProgress extends CashToCollect {
  readonly status: JobStatus | null;
  readonly nextVisit: number | null;
  readonly isAtVisit: boolean;
}

/** Proof of a visit: base64, png or jpeg, at most 3 MB. */
export interface VisitProof {
  readonly jobId: string;
  readonly visit: number;
  readonly imageBase64: string;
  readonly kind: 'photo' | 'signature';
}

export const progressFromWire = (reply: ReplyOf<typeof ArriveAtVisit>): RideProgress => ({
  status: reply.jobStatus ?? null,
  nextVisit: reply.nextVisit ?? null,
  isAtVisit: reply.isAtVisit ?? false,
  ...cashFromWire(reply),
});

const jobFromWire = (wire: WireJob): JobToDo => {
  const { jobStatus, jobDate, jobTime, jobType, jobOptions, netPrice, locationList, nextVisit = null, ...same } = wire;
  const { fullDayInfo, remarkImageUrls, charges, toCollect, handOver = null, ...rest } = same;
  return {
    ...rest,
    status: jobStatus,
    date: jobDate,
    time: jobTime,
    deliveryType: jobType,
    photoUrls: remarkImageUrls,
    hire: hireFromWire(fullDayInfo),
    extraIds: jobOptions,
    netSatang: satangFromBaht(netPrice),
    stops: locationList,
    nextVisit,
    handOver,
    ...cashFromWire({ ...(charges && { charges }), ...(toCollect && { toCollect }) }),
  };
};

/** An administrator's intervention in the driver's job. Date DD/MM/YYYY, time HH:MM in Bangkok. */
export type AdminNotice = Readonly<NonNullable<ReplyOf<typeof GetDriverJob>['notices']>[number]>;

/** A driver's work: the current job, and finished ones with something left to collect. */
export interface DriverWork {
  /** Null without a current job. */
  readonly job: JobToDo | null;
  readonly toSettle: readonly JobToSettle[];
  /** Administrators' interventions in the driver's jobs of the last twelve hours, newest first. */
  readonly notices: readonly AdminNotice[];
}

/** @throws GatewayError */
export const fetchDriverWork = async (transport: Transport): Promise<DriverWork> => {
  const { job, toSettle = [], notices = [] } = await call(transport, routes.getDriverJob);
  return {
    job: job === undefined ? null : jobFromWire(job),
    toSettle: toSettle.map((wire) => ({ jobId: wire.jobId, status: wire.jobStatus, ...cashFromWire(wire) })),
    notices,
  };
};

/** The current job; null without one. @throws GatewayError */
export const fetchDriverJob = async (transport: Transport): Promise<JobToDo | null> => (await fetchDriverWork(transport)).job;

/** Reports the arrival at a visit. @throws GatewayError 404, 409 not next, over, or not near. */
export const arriveAtVisit = async (
  transport: Transport,
  { jobId, visit }: { readonly jobId: string; readonly visit: number },
): Promise<RideProgress> => progressFromWire(await call(transport, routes.arriveAtVisit, { jobId, visit }));

/** Confirms the pick-up with a photo. @throws GatewayError 404, 409, 422 not a photo, 503. */
export const pickUpGoods = async (
  transport: Transport,
  { jobId, imageBase64 }: Pick<VisitProof, 'jobId' | 'imageBase64'>,
): Promise<RideProgress> => progressFromWire(await call(transport, routes.pickUpGoods, { jobId, imgBase64: imageBase64 }));

/** Completes a stop with a photo or a signature. @throws GatewayError 404, 409, 422 not a photo, 503. */
export const deliverGoods = async (transport: Transport, proof: VisitProof): Promise<RideProgress> =>
  progressFromWire(
    await call(transport, routes.deliverGoods, {
      jobId: proof.jobId,
      visit: proof.visit,
      imgBase64: proof.imageBase64,
      proofType: proof.kind,
    }),
  );

/** Releases a job before its pick-up. @throws GatewayError 404, 409 picked up or over. */
export const releaseDriverJob = async (
  transport: Transport,
  { jobId, reason }: { readonly jobId: string; readonly reason: string },
): Promise<void> => {
  await call(transport, routes.releaseDriverJob, { jobId, reason });
};

/** Fetches the photo or signature of a proof. @throws GatewayError 404 unknown token. */
export const fetchJobProof = (transport: FileTransport, token: string): Promise<FetchedFile> =>
  callForFile(transport, routes.getJobProof, { token });
