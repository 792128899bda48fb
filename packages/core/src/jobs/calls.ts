import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { NewJob } from './booking/new-job.ts';
import { newJobToWire } from './booking/new-job-to-wire.ts';
import type { Job, JobDetail } from './job.ts';
import { jobDetailFromWire, jobFromWire } from './job-from-wire.ts';
import * as routes from './routes.generated.ts';

export interface CreatedJob {
  readonly jobId: string;
  readonly trackingId: string;
  /** Balance after the booking; null where the gateway does not say. */
  readonly walletSatang: number | null;
}

/** A booked job in our names. @param walletBaht absent where the gateway does not say. */
export const createdFromWire = (
  { jobId = '', trackingId = '' }: { readonly jobId?: string; readonly trackingId?: string },
  walletBaht: number | undefined,
): CreatedJob => ({ jobId, trackingId, walletSatang: walletBaht === undefined ? null : satangFromBaht(walletBaht) });

/**
 * Books. The guid makes a second try the same job, but whether to try again is the customer's to decide.
 * @throws GatewayError 409 with `reply.estimate` when the price is no longer `shownNetSatang`; 400 and 422 name the field.
 */
export const createJob = async (transport: Transport, job: NewJob): Promise<CreatedJob> => {
  const reply = await call(transport, routes.createJob, newJobToWire(job));
  return createdFromWire(reply, reply.songwaiWallet);
};

/** One job of the signed-in user; null where the gateway answers none. @throws GatewayError */
export const fetchJob = async (transport: Transport, jobId: string): Promise<JobDetail | null> => {
  const reply = await call(transport, routes.getJobDetail, { jobId });
  return reply.jobDetail ? jobDetailFromWire(reply.jobDetail) : null;
};

/** Days of the pick-up, DD/MM/YYYY, both included. */
export interface JobDays {
  readonly fromDate?: string;
  readonly toDate?: string;
}

/** Jobs that are not over, newest first, at most 200. @throws GatewayError 422 for what is no date. */
export const fetchCurrentJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCurrentJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/** Jobs that were delivered, newest first, at most 200. @throws GatewayError 422 for what is no date. */
export const fetchCompletedJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCompletedJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/** Jobs that were cancelled or found no driver, newest first, at most 200. @throws GatewayError 422 for what is no date. */
export const fetchCancelledJobs = async (transport: Transport, dates: JobDays = {}): Promise<readonly Job[]> => {
  const reply = await call(transport, routes.getCancelJob, dates);
  return (reply.jobs ?? []).map(jobFromWire);
};

/** Answers the fee in satang (0, or 65 baht after the driver arrived). @throws GatewayError 409 once it is picked up or over. */
export const cancelJob = async (
  transport: Transport,
  { jobId, reason }: { readonly jobId: string; readonly reason: string },
): Promise<number> => {
  const reply = await call(transport, routes.cancelJob, { jobId, cancelReason: reason });
  return satangFromBaht(reply.cancelFee ?? 0);
};
