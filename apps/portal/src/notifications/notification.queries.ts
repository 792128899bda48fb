import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import { type NotificationGroup, notificationGroups } from '@songwai/core/notifications/notification-event';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';

/** How the keys of all that was read begin. */
export const notificationsKey = ['notifications'];

/** The group that an address asks for; null for all. */
export const groupIn = (search: string | URLSearchParams): NotificationGroup | null => {
  const asked = new URLSearchParams(search).get('group');
  return notificationGroups.find((group) => group === asked) ?? null;
};

/** What happened, newest first, page by page; asked anew at each visit. */
export const notificationsQuery = (transport: Transport, group: NotificationGroup | null) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', group ?? 'all'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      fetchNotifications(transport, {
        limit: 20,
        ...(pageParam !== '' && { cursor: pageParam }),
        ...(group !== null && { group }),
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const start: StartPage = ({ portal, queries, search }) => {
  void queries.prefetchInfiniteQuery(notificationsQuery(portal.transport, groupIn(search)));
};
