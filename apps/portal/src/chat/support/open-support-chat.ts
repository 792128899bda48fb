import { createChatFlow } from '@songwai/core/chat/flow/chat-flow';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import type { ChatSignal } from '@songwai/core/chat/stream-calls';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Portal } from '../../shell/portal.ts';
import { whenUserLeaves } from '../../shell/session/when-user-leaves.ts';
import type { QueueState } from './support.queries.ts';

export type SupportTab = 'questions' | 'reports';

interface SupportState {
  readonly flow: ChatFlow | null;
  /** Grows with whatever may change the queue. */
  readonly news: number;
  /** What the list shows: the same again after a room, which on a phone takes its place. */
  readonly tab: SupportTab;
  readonly queue: QueueState;
}

/** The rooms that an admin answers. */
export interface SupportChat {
  readonly store: StoreApi<SupportState>;
  start(): void;
  /** Ends it: an admin who looks at something else needs no stream of customers' rooms. */
  stop(): void;
}

/** For `portal.part`. Its own beside the admin's chat as a customer: other rooms, and nothing of it stays on the device. */
export const openSupportChat = ({ transport, session, random, onError }: Portal): SupportChat => {
  const store = createStore<SupportState>(() => ({ flow: null, news: 0, tab: 'questions', queue: 'waiting' }));
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
