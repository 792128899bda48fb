import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';

/** How many messages of the chat are unread, for badges before the chat itself was opened. */
export const chatUnreadQuery = (transport: Transport, userName: string) =>
  queryOptions({
    queryKey: ['chat', 'unread', userName],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      // Its own file, which no page waits for.
      const { fetchChatRooms } = await import('@songwai/core/chat/calls');
      return (await fetchChatRooms(transport, { userName, role: 'customer' }, { limit: 1, signal })).unreadCount;
    },
  });
