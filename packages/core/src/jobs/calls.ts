import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Payment } from '../payments/payment.ts';
import { paymentFromWire, type WirePayment } from '../payments/payment-from-wire.ts';
import type { NewJob } from './booking/new-job.ts';
import { newJobToWire } from './booking/new-job-to-wire.ts';
import type { Job, JobDetail } from './job.ts';
import { jobDetailFromWire, jobFromWire } from './job-from-wire.ts';
import * as routes from './routes.generated.ts';

export interface CreatedJob {
  readonly jobId: string;
  readonly trackingId: string;
  /** Wallet balance after the booking; null if the gateway does not return it. */
  readonly walletSatang: number | null;
  /** What the job waits for before a driver is asked; null if nothing. */
  readonly payment: Payment | null;
}

interface WireCreated {
  readonly jobId?: string;
  readonly trackingId?: string;
  readonly payment?: WirePayment;
}

/** Maps a booked job from the wire. @param walletBaht absent if the gateway does not return it. */
export const createdFromWire = (
  { jobId = '', trackingId = '', payment }: WireCreated,
  walletBaht: number | undefined,
): CreatedJob => ({
  jobId,
  trackingId,
  walletSatang: walletBaht === undefined ? null : satangFromBaht(walletBaht),
  payment: payment ? paymentFromWire(payment) : null,
});

/**
 * Books a job. The guid makes a repeated call return the same job, but only the customer decides on a retry.
 * @throws GatewayError 409 with `reply.estimate` when the price is no longer `shownNetSatang`; 400 and 422 name the field.
 */
export const createJob = async (transport: Transport, job: NewJob): Promise<CreatedJob> => {
  const reply = await call(transport, routes.createJob, newJobToWire(job));
  return createdFromWire(reply, reply.songwaiWallet);
};

/** One job of the signed-in user; null if the reply has none. @throws GatewayError */
export const fetchJob = async (transport: Transport, jobId: string): Promise<JobDetail | null> => {
  const reply = await call(transport, routes.getJobDetail, { jobId });
  return reply.jobDetail ? jobDetailFromWire(reply.jobDetail) : null;
};

/** Pick-up dates, DD/MM/YYYY, inclusive. */
export interface JobDays {
  readonly fromDate?: string;
  readonly toDate?: string;
}

/** Unfinished jobs, newest first, at most 200. @throws GatewayError 422 for an invalid date. */
export const fetchCurrentJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCurrentJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/** Delivered jobs, newest first, at most 200. @throws GatewayError 422 for an invalid date. */
export const fetchCompletedJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCompletedJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/** Jobs that were cancelled or found no driver, newest first, at most 200. @throws GatewayError 422 for an invalid date. */
export const fetchCancelledJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCancelJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/**
 * Cancels a job. @returns the fee in satang (0, or 65 baht after the driver arrived). @throws GatewayError 409 once picked up or
 * over, or (with `reply.cancelFee`) if the fee is no longer `shownFeeSatang`.
 */
export const cancelJob = async (
  transport: Transport,
  { jobId, reason, shownFeeSatang }: { readonly jobId: string; readonly reason: string; readonly shownFeeSatang?: Satang },
): Promise<Satang> => {
  const shownFee = shownFeeSatang === undefined ? undefined : bahtFromSatang(shownFeeSatang);
  const reply = await call(transport, routes.cancelJob, { jobId, cancelReason: reason, shownFee });
  return satangFromBaht(reply.cancelFee ?? 0);
};
