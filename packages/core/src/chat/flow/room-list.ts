import type { StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { fetchChatRoom, fetchChatRooms, type RoomListOf } from '../calls.ts';
import { chatPageSize } from '../chat-limits.ts';
import type { ChatState } from './chat-state.ts';
import { dropRoom, emptyRoom, isMixed, isOutdated, putFirstPage, putRoom } from './room-edits.ts';

/** An answer that was overtaken by what the stream said is asked for again. */
const mostAttempts = 3;

export interface RoomList {
  /**
   * Loads the first page. `isAnew`: what is known does not count any more.
   * @throws GatewayError, which resets all chat data (spec §7).
   */
  load(options?: { readonly isAnew: boolean }): Promise<void>;
  loadMore(): Promise<void>;
  /** Reads one room again. @throws GatewayError */
  refresh(roomId: string): Promise<void>;
  /** Reads again the rooms that nobody answered for when they were to be. @throws GatewayError */
  catchUp(): Promise<void>;
}

/** The caller's rooms. */
export const createRoomList = (
  store: StoreApi<ChatState>,
  { transport, list }: { readonly transport: Transport; readonly list: () => RoomListOf },
): RoomList => {
  let cursor: string | null = null;
  /** Rooms that changed and could not be read again; the stream does not say it twice. */
  const stale = new Set<string>();

  const refresh = async (roomId: string): Promise<void> => {
    // Of a room that is not loaded nobody knows whether its unread messages are counted yet.
    if (!store.getState().rooms.some(({ id }) => id === roomId)) return load();
    stale.add(roomId);
    try {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const page = await fetchChatRoom(transport, roomId, { limit: 1 });
        const isCurrent = page === null || !isOutdated(store.getState(), page.room);
        if (page !== null) store.setState((state) => putRoom(state, page.room));
        if (isCurrent) break;
      }
    } catch (error) {
      if (!(error instanceof GatewayError) || error.code !== 404) throw error;
      // Not the caller's any more: who left a company sees its jobs no longer.
      store.setState((state) => dropRoom(state, roomId));
    }
    stale.delete(roomId);
  };

  const load = async ({ isAnew }: { readonly isAnew: boolean } = { isAnew: false }): Promise<void> => {
    try {
      const page = await fetchChatRooms(transport, list(), { limit: chatPageSize });
      cursor = page.nextCursor;
      const known = (state: ChatState): ChatState => (isAnew ? { ...state, rooms: [] } : state);
      const mixed = page.rooms.filter((room) => isMixed(known(store.getState()), room));
      store.setState((state) => putFirstPage(known(state), page));
      for (const { id } of mixed) await refresh(id);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      cursor = null;
      const nothing = { rooms: [], hasMoreRooms: false, unreadCount: 0, status: 'failed' } as const;
      // The room on the screen stays open, empty: it is filled as soon as the rooms can be loaded.
      store.setState(({ open }) => ({ ...nothing, problem: error, open: open && { ...emptyRoom(open.roomId), problem: error } }));
      throw error;
    }
  };

  return {
    load,
    loadMore: async () => {
      if (cursor === null) return;
      const asked = cursor;
      try {
        const page = await fetchChatRooms(transport, list(), { limit: chatPageSize, cursor: asked });
        // Loaded anew, or twice, meanwhile.
        if (cursor !== asked) return;
        cursor = page.nextCursor;
        store.setState(({ rooms }) => {
          const known = new Set(rooms.map(({ id }) => id));
          return {
            rooms: [...rooms, ...page.rooms.filter(({ id }) => !known.has(id))],
            hasMoreRooms: cursor !== null,
          };
        });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // `hasMoreRooms` stays, so that scrolling on tries again.
      }
    },
    refresh,
    catchUp: async () => {
      for (const roomId of stale) await refresh(roomId);
    },
  };
};
