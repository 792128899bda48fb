import type { ChatFlow, ChatState } from '@songwai/core/chat/flow/chat-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { openChat } from '../shell/chat/open-chat.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** The user's chat, which begins with the first look at it. Null for the moment before that. */
export function useChat(): ChatFlow | null {
  const chat = usePortal().part(openChat);
  useEffect(() => chat.start(), [chat]);
  return useFlow(chat.store, ({ flow }) => flow);
}

const before = createStore<ChatState>(() => ({
  status: 'loading',
  problem: null,
  connection: 'connecting',
  rooms: [],
  hasMoreRooms: false,
  unreadCount: 0,
  open: null,
  pending: [],
}));

/** A slice of the chat's state. */
export const useChatState = <Slice>(flow: ChatFlow | null, select: (state: ChatState) => Slice): Slice =>
  useFlow(flow?.store ?? before, select);
