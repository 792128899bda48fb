import { createChatFlow } from '@songwai/core/chat/flow/chat-flow';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Portal } from '../portal.ts';
import { whenUserLeaves } from '../session/when-user-leaves.ts';
import { openChatUnread } from './open-chat-unread.ts';

/** The chat of whoever is signed in, which outlives its page: what was written is sent, and counts go on. Null while nobody is. */
export interface OwnChat {
  readonly store: StoreApi<{ readonly flow: ChatFlow | null }>;
  /** Begins it, unless it runs. */
  start(): void;
}

/** For `portal.part`. */
export const openChat = ({ transport, session, privateStorage, random, onError, part }: Portal): OwnChat => {
  const store = createStore<{ readonly flow: ChatFlow | null }>(() => ({ flow: null }));
  const unread = part(openChatUnread);
  globalThis.addEventListener('online', () => store.getState().flow?.wake());

  whenUserLeaves(session, () => {
    store.getState().flow?.dispose();
    store.setState({ flow: null });
    unread.setState({ count: null });
  });

  return {
    store,
    start: () => {
      const state = session.store.getState();
      if (state.status !== 'signedIn' || store.getState().flow) return;
      const { userId: owner } = state.user;
      const flow = createChatFlow({
        transport,
        owner,
        userName: owner,
        role: 'customer',
        storage: privateStorage,
        random,
        now: () => new Date(),
        onError,
      });
      flow.store.subscribe(({ status, unreadCount }) => {
        if (status === 'ready') unread.setState({ count: unreadCount });
      });
      flow.start();
      store.setState({ flow });
    },
  };
};
