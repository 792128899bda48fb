import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import * as routes from './routes.generated.ts';

/** An administrator's decision about a job; the customer sees the reason. */
export interface JobDecision {
  readonly jobId: string;
  readonly reason: string;
}

/** The replacement driver, and the place to hand over goods on board. */
export interface NextDriver extends JobDecision {
  /** Idempotency key: generated for each request, reused when it is repeated. */
  readonly guid: string;
  /** Absent: search for a driver. */
  readonly driverId?: string;
  /** Required if goods are on board. */
  readonly withGoods?: boolean;
  /** Absent: the current driver's last known position. */
  readonly handOver?: {
    readonly addressName: string;
    readonly contactPhone?: string;
    readonly lat: number;
    readonly lng: number;
  };
}

/** A job that was done without its driver's app. */
export interface JobCompletion extends JobDecision {
  /** DD/MM/YYYY and HH:MM in Bangkok; absent: now. */
  readonly done?: { readonly date: string; readonly time: string };
  /** What was collected for the goods, by position of the stop; of others all that was to be, or nothing where the visit failed. */
  readonly cod?: readonly { readonly stop: number; readonly amountSatang: Satang }[];
}

/** Cancels an unfinished job. @returns the fee. @throws GatewayError 403, 404, 409 over. */
export const cancelJobByAdmin = async (
  transport: Transport,
  { jobId, ...decision }: JobDecision & { readonly withFee: boolean },
): Promise<Satang> => {
  const { cancelFee = 0 } = await call(transport, routes.cancelJobByAdmin, { jobId, ...decision });
  return satangFromBaht(cancelFee);
};

/** Marks a job as completed. @throws GatewayError 403, 404, 409, 422 naming the time, or at `cod`. */
export const completeJobByAdmin = async (transport: Transport, { jobId, reason, done, cod }: JobCompletion): Promise<void> => {
  await call(transport, routes.completeJobByAdmin, {
    jobId,
    reason,
    ...(done === undefined ? {} : { doneDate: done.date, doneTime: done.time }),
    ...(cod === undefined ? {} : { cod: cod.map(({ stop, amountSatang }) => ({ stop, amount: bahtFromSatang(amountSatang) })) }),
  });
};

/**
 * Removes the driver from a job and searches for another, or assigns a given one. @returns the new status. @throws GatewayError
 * 403, 404, 409, 422.
 */
export const reassignJob = async (
  transport: Transport,
  { jobId, driverId, ...request }: NextDriver,
): Promise<JobStatus | null> => {
  const { jobStatus = null } = await call(transport, routes.reassignJob, { jobId, ...request, songwaiId: driverId });
  return jobStatus;
};

/** Waives a charge; idempotent. @throws GatewayError 403, 404. */
export const waiveCharge = async (
  transport: Transport,
  { jobId, chargeId, reason }: JobDecision & { readonly chargeId: string },
): Promise<void> => {
  await call(transport, routes.waiveCharge, { jobId, chargeId, reason });
};
