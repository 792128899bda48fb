import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchTracking } from '@songwai/core/tracking/calls';
import { queryOptions } from '@tanstack/react-query';

/** When each stop was done, as it stands now: a report is a moment and needs no stream. */
export const reportTimesQuery = (transport: Transport, trackingId: string) =>
  queryOptions({
    queryKey: ['jobs', 'times', trackingId],
    staleTime: 0,
    queryFn: () => fetchTracking(transport, trackingId),
  });
