import { createChatFlow } from '@songwai/core/chat/flow/chat-flow';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import type { ChatSignal } from '@songwai/core/chat/stream-calls';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Portal } from '../../shell/portal.ts';
import { whenUserLeaves } from '../../shell/session/when-user-leaves.ts';

/** The rooms that an admin answers. */
export interface SupportChat {
  /** `news` grows with whatever may change the queue. */
  readonly store: StoreApi<{ readonly flow: ChatFlow | null; readonly news: number }>;
  start(): void;
  /** Ends it: an admin who looks at something else needs no stream of customers' rooms. */
  stop(): void;
}

/** For `portal.part`. Its own beside the admin's chat as a customer: other rooms, and nothing of it stays on the device. */
export const openSupportChat = ({ transport, session, random, onError }: Portal): SupportChat => {
  const store = createStore<{ readonly flow: ChatFlow | null; readonly news: number }>(() => ({ flow: null, news: 0 }));
  const stop = () => {
    store.getState().flow?.dispose();
    store.setState({ flow: null });
  };
  whenUserLeaves(session, stop);
  const nowhere = { get: async () => null, set: async () => undefined, remove: async () => undefined };
  return {
    store,
    stop,
    start: () => {
      const state = session.store.getState();
      if (state.status !== 'signedIn' || store.getState().flow) return;
      const { userId: owner } = state.user;
      const now = () => new Date();
      const onSignal = ({ kind }: ChatSignal) => {
        if (kind === 'message' || kind === 'room') store.setState(({ news }) => ({ news: news + 1 }));
      };
      const flow = createChatFlow({
        ...{ transport, owner, random, now, onError, onSignal },
        userName: owner,
        role: 'admin',
        storage: nowhere,
      });
      flow.start();
      store.setState({ flow });
    },
  };
};
