import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A completed job that its customer has not rated. */
export interface UnratedJob {
  readonly jobId: string;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly driverId: string;
  readonly driverName: string;
  /** Opens the rating of this job to whoever has it. */
  readonly ratingToken: string;
}

/** What a customer thinks of a ride. */
export interface RideOpinion {
  /** 1-5. */
  readonly rating: number;
  readonly comment?: string;
}

const bodyOf = ({ rating, comment }: RideOpinion) => ({ rating, ...(comment ? { ratingComment: comment } : {}) });

/** Of the last 30 days, the latest first, at most 10. @throws GatewayError */
export const fetchJobsWaitingForRating = async (transport: Transport): Promise<readonly UnratedJob[]> => {
  const reply = await call(transport, routes.jobWaitingForRating);
  return (reply.jobs ?? []).map(({ jobId, jobDate, jobTime, songwaiId, songwaiName, tokenRating }) => ({
    jobId,
    date: jobDate,
    time: jobTime,
    driverId: songwaiId,
    driverName: songwaiName,
    ratingToken: tokenRating,
  }));
};

/** Rates a completed job, once. @throws GatewayError 404 not a job of this customer, 409 not completed or rated before. */
export const rateJob = async (transport: Transport, opinion: RideOpinion & { readonly jobId: string }): Promise<void> => {
  await call(transport, routes.jobRating, { jobId: opinion.jobId, ...bodyOf(opinion) });
};

/** The same with the link that came with the job. @throws GatewayError 404 for an unknown link, 409. */
export const rateJobByToken = async (
  transport: Transport,
  opinion: RideOpinion & { readonly ratingToken: string },
): Promise<void> => {
  await call(transport, routes.jobRatingToken, { tokenRating: opinion.ratingToken, ...bodyOf(opinion) });
};
