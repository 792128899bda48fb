import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobsWaitingForRating } from '@songwai/core/ratings/calls';
import { queryOptions } from '@tanstack/react-query';

/** Jobs that the customer has not rated yet; with the other queries of jobs, so that what renews these renews it too. */
export const waitingRatingsQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['jobs', 'waitingForRating'], queryFn: () => fetchJobsWaitingForRating(transport) });
