import type { StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { fetchChatRoom } from '../calls.ts';
import { chatPageSize, mostChatPage } from '../chat-limits.ts';
import type { ChatHistory } from '../chat-room.ts';
import type { ChatState, OpenRoom } from './chat-state.ts';
import { emptyRoom, isMixed, lastShown, putRoom } from './room-edits.ts';

export interface RoomHistory {
  open(roomId: string): void;
  close(): void;
  loadOlder(): Promise<void>;
  /** Loads what the open room's history lacks at its end. @throws GatewayError */
  catchUp(): Promise<void>;
}

interface HistoryOptions {
  readonly store: StoreApi<ChatState>;
  readonly transport: Transport;
  /** Reads a room again. */
  readonly refresh: (roomId: string) => Promise<void>;
}

/** The history of the open room: its newest page, older pages on request, and what came meanwhile. */
export const createRoomHistory = ({ store, transport, refresh }: HistoryOptions): RoomHistory => {
  let closing = new AbortController();
  let catching: Promise<void> = Promise.resolve();

  const change = (roomId: string, edit: (open: OpenRoom) => OpenRoom) =>
    store.setState((state) => (state.open?.roomId === roomId ? { open: edit(state.open) } : {}));

  /** Asks for a page of the open room; null where it was closed meanwhile, or has none. @throws GatewayError */
  const ask = async (roomId: string, place: { before?: number; after?: number; limit?: number }): Promise<ChatHistory | null> => {
    const { signal } = closing;
    const page = await fetchChatRoom(transport, roomId, { ...place, signal });
    return signal.aborted ? null : page;
  };

  const load = async (roomId: string) => {
    try {
      const page = await ask(roomId, { limit: chatPageSize });
      if (page === null) return;
      const isUnclear = isMixed(store.getState(), page.room);
      store.setState((state) => putRoom(state, page.room));
      if (isUnclear) await refresh(roomId);
      const { messages, hasOlder } = page;
      const room = store.getState().rooms.find(({ id }) => id === roomId) ?? page.room;
      change(roomId, (open) => ({ ...open, room, messages, hasOlder, problem: null }));
      // Written while the page was on its way.
      const last = messages.at(-1)?.seq ?? 0;
      if (room.lastSeq > last) await catchUp();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // Of a load that was given up: another room is open.
      if (error.kind !== 'aborted') change(roomId, (open) => ({ ...emptyRoom(roomId), typing: open.typing, problem: error }));
    }
  };

  const loadMissing = async (roomId: string) => {
    for (;;) {
      const { open } = store.getState();
      if (open === null || open.roomId !== roomId) return;
      if (open.room === null) return load(roomId);
      const after = lastShown(open);
      const page = await ask(roomId, { after, limit: mostChatPage });
      if (page === null) return;
      const isUnclear = isMixed(store.getState(), page.room);
      store.setState((state) => putRoom(state, page.room));
      if (isUnclear) await refresh(roomId);
      change(roomId, (now) => {
        const last = lastShown(now);
        return { ...now, messages: [...now.messages, ...page.messages.filter(({ seq }) => seq > last)] };
      });
      if (!page.hasNewer) return;
    }
  };

  const catchUp = async () => {
    const roomId = store.getState().open?.roomId;
    if (roomId !== undefined) await loadMissing(roomId);
  };

  return {
    open: (roomId) => {
      closing.abort();
      closing = new AbortController();
      store.setState({ open: emptyRoom(roomId) });
      void load(roomId);
    },
    close: () => {
      closing.abort();
      store.setState({ open: null });
    },
    loadOlder: async () => {
      const { open } = store.getState();
      const first = open?.messages[0];
      if (!open?.hasOlder || open.isLoadingOlder || first === undefined) return;
      const { roomId } = open;
      change(roomId, (now) => ({ ...now, isLoadingOlder: true, olderProblem: null }));
      try {
        const page = await ask(roomId, { before: first.seq, limit: chatPageSize });
        if (page !== null)
          change(roomId, (now) => ({ ...now, messages: [...page.messages, ...now.messages], hasOlder: page.hasOlder }));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // `hasOlder` stays, so that it can be tried again.
        if (error.kind !== 'aborted') change(roomId, (now) => ({ ...now, olderProblem: error }));
      } finally {
        change(roomId, (now) => ({ ...now, isLoadingOlder: false }));
      }
    },
    catchUp: () => {
      // One at a time; a second request while one runs comes after it.
      const next = catching.then(catchUp);
      // Whoever waited for this one has its error.
      catching = next.catch(() => undefined);
      return next;
    },
  };
};
