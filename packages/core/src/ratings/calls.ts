import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A completed job that the customer has not rated. */
export interface UnratedJob {
  readonly jobId: string;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly driverId: string;
  readonly driverName: string;
  /** Lets anyone with it rate this job. */
  readonly ratingToken: string;
}

/** A customer's rating of a ride. */
export interface RideOpinion {
  /** 1-5. */
  readonly rating: number;
  readonly comment?: string;
  /** Ids of reasons for these stars. */
  readonly reasons?: readonly number[];
}

const bodyOf = ({ rating, comment, reasons = [] }: RideOpinion) => ({
  rating,
  ...(comment ? { ratingComment: comment } : {}),
  ...(reasons.length > 0 ? { ratingReasons: reasons } : {}),
});

/** Unrated jobs of the last 30 days, newest first, at most 10. @throws GatewayError */
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

/** Rates a completed job, once. @throws GatewayError 404 not a job of this customer, 409 not completed or already rated, 422
 * a reason that is not for these stars. */
export const rateJob = async (transport: Transport, opinion: RideOpinion & { readonly jobId: string }): Promise<void> => {
  await call(transport, routes.jobRating, { jobId: opinion.jobId, ...bodyOf(opinion) });
};

/** Rates a completed job by its rating link, once. @throws GatewayError 404 unknown link, 409. */
export const rateJobByToken = async (
  transport: Transport,
  opinion: RideOpinion & { readonly ratingToken: string },
): Promise<void> => {
  await call(transport, routes.jobRatingToken, { tokenRating: opinion.ratingToken, ...bodyOf(opinion) });
};
