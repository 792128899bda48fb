import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../../routes/route-entry.ts';

/** Nobody follows more jobs on one map. */
export const mostActive = 50;

/** Jobs that are not over, the earliest pick-up first. */
export const activeQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['jobs', 'list', 'active'],
    staleTime: 0,
    queryFn: ({ signal }) => {
      const sort = [{ key: 'date', isDescending: false }] as const;
      return fetchJobs(transport, { groups: [0, 1], sort, limit: mostActive, signal });
    },
  });

export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(activeQuery(portal.transport));
};
