import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';

/** What happened, newest first, page by page; asked anew at each visit. */
export const notificationsQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: ['notifications'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      fetchNotifications(transport, { limit: 20, ...(pageParam !== '' && { cursor: pageParam }), signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchInfiniteQuery(notificationsQuery(portal.transport));
};
