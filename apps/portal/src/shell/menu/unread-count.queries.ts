import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import { queryOptions } from '@tanstack/react-query';

/** How many notifications are unread. Its key begins as that of the page of notifications, which so renews both at once. */
export const unreadCountQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['notifications', 'unreadCount'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await fetchNotifications(transport, { limit: 1, signal })).unreadCount,
  });
