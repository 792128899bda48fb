import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { fetchJobsWaitingForRating } from '@songwai/core/ratings/calls';
import { fetchJobDriver } from '@songwai/core/rides/job-driver-calls';
import { fetchJobToRate } from '@songwai/core/tracking/calls';
import { queryOptions } from '@tanstack/react-query';

/** Null for what a link or an id does not lead to. */
const orNull = async <Found>(find: () => Promise<Found>): Promise<Found | null> => {
  try {
    return await find();
  } catch (error) {
    if (error instanceof GatewayError && error.code === 404) return null;
    throw error;
  }
};

/** The rating and the driver of a job that the signed-in user may see; null for any other job. */
export const jobRatingQuery = (transport: Transport, jobId: string) =>
  queryOptions({
    queryKey: ['jobRating', jobId],
    // Asked anew each time it is opened: somebody may have rated by the link.
    staleTime: 0,
    queryFn: () =>
      orNull(async () => {
        const [detail, { driver }] = await Promise.all([fetchJob(transport, jobId), fetchJobDriver(transport, jobId)]);
        return detail && { rating: detail.rating, mayRate: detail.ratingToken !== null, driver };
      }),
  });

/** A job by its rating link; null for an unknown one. */
export const jobToRateQuery = (transport: Transport, ratingToken: string) =>
  queryOptions({
    queryKey: ['jobToRate', ratingToken],
    // Long enough for the page that the query started before.
    staleTime: 10_000,
    queryFn: () => orNull(() => fetchJobToRate(transport, ratingToken)),
  });

/** Completed jobs of the last 30 days without a rating. */
export const waitingRatingsQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['waitingRatings'],
    staleTime: 0,
    queryFn: () => fetchJobsWaitingForRating(transport),
  });
