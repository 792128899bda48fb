import { searchChat } from '@songwai/core/chat/calls';
import { shortestChatSearch } from '@songwai/core/chat/chat-limits';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Rooms and messages that a text finds. */
export const roomSearchQuery = (transport: Transport, text: string) =>
  queryOptions({
    queryKey: ['chat', 'search', text],
    enabled: text.length >= shortestChatSearch,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => searchChat(transport, { text, signal }),
  });
