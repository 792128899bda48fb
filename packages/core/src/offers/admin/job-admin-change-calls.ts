import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import * as routes from './routes.generated.ts';

/** An administrator's decision about a job; the customer reads the reason. */
export interface JobDecision {
  readonly jobId: string;
  readonly reason: string;
}

/** Who drives on, and where goods on board are taken over. */
export interface NextDriver extends JobDecision {
  /** Generated for each request and reused when it is repeated: it is carried out once. */
  readonly guid: string;
  /** Absent: one is looked for. */
  readonly driverId?: string;
  /** Has to be said where goods are on board. */
  readonly withGoods?: boolean;
  /** Absent: where the present driver was seen last. */
  readonly handOver?: {
    readonly addressName: string;
    readonly contactPhone?: string;
    readonly lat: number;
    readonly lng: number;
  };
}

/** Cancels a job that is not over. @returns the fee. @throws GatewayError 403, 404, 409 over. */
export const cancelJobByAdmin = async (
  transport: Transport,
  { jobId, ...decision }: JobDecision & { readonly withFee: boolean },
): Promise<Satang> => {
  const { cancelFee = 0 } = await call(transport, routes.cancelJobByAdmin, { jobId, ...decision });
  return satangFromBaht(cancelFee);
};

/** Notes that a job was done; `done` DD/MM/YYYY and HH:MM in Bangkok, absent: now. @throws GatewayError 403, 404, 409, 422 naming the time. */
export const completeJobByAdmin = async (
  transport: Transport,
  { jobId, reason, done }: JobDecision & { readonly done?: { readonly date: string; readonly time: string } },
): Promise<void> => {
  await call(transport, routes.completeJobByAdmin, {
    jobId,
    reason,
    ...(done === undefined ? {} : { doneDate: done.date, doneTime: done.time }),
  });
};

/** Takes the driver off a job and looks for another, or sends a certain one. @returns the status then. @throws GatewayError 403, 404, 409, 422. */
export const reassignJob = async (
  transport: Transport,
  { jobId, driverId, ...request }: NextDriver,
): Promise<JobStatus | null> => {
  const { jobStatus = null } = await call(transport, routes.reassignJob, { jobId, ...request, songwaiId: driverId });
  return jobStatus;
};

/** Lets a charge go; twice is as once. @throws GatewayError 403, 404. */
export const waiveCharge = async (
  transport: Transport,
  { jobId, chargeId, reason }: JobDecision & { readonly chargeId: string },
): Promise<void> => {
  await call(transport, routes.waiveCharge, { jobId, chargeId, reason });
};
