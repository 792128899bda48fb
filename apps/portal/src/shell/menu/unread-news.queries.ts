import type { Transport } from '@songwai/core/gateway/transport-types';
import { countUnreadNews } from '@songwai/core/news/unread-calls';
import { queryOptions } from '@tanstack/react-query';

/** How many news and promotions a user has not opened; 0 where the gateway does not say. */
export const unreadNewsQuery = (transport: Transport, userId: string | null) =>
  queryOptions({
    queryKey: ['unreadNews', userId],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => countUnreadNews(transport, { signal }),
  });
