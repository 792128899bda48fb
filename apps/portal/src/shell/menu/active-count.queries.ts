import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobCounts } from '@songwai/core/jobs/lists/summary-calls';
import { queryOptions } from '@tanstack/react-query';

/** How many jobs are not over. With the other queries of jobs, so that a change of a job renews it. */
export const activeCountQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['jobs', 'counts', 'active'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { byGroup } = await fetchJobCounts(transport, {}, signal);
      return byGroup[0] + byGroup[1];
    },
  });
