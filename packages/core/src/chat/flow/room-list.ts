import type { StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { fetchChatRoom, fetchChatRooms, type RoomListOf } from '../calls.ts';
import { chatPageSize } from '../chat-limits.ts';
import type { ChatState } from './chat-state.ts';
import { putRoom } from './room-edits.ts';

export interface RoomList {
  /** Loads the first page. A failure resets all chat data (spec §7). @returns whether it worked. */
  load(): Promise<boolean>;
  loadMore(): Promise<void>;
  /** Reads one room again. Resolves also where that fails. */
  refresh(roomId: string): Promise<void>;
}

/** The caller's rooms. */
export const createRoomList = (
  store: StoreApi<ChatState>,
  { transport, list }: { readonly transport: Transport; readonly list: () => RoomListOf },
): RoomList => {
  let cursor: string | null = null;

  const load = async (): Promise<boolean> => {
    try {
      const page = await fetchChatRooms(transport, list(), { limit: chatPageSize });
      cursor = page.nextCursor;
      store.setState({
        status: 'ready',
        problem: null,
        unreadCount: page.unreadCount,
        rooms: page.rooms,
        hasMoreRooms: cursor !== null,
      });
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      cursor = null;
      const nothing = { rooms: [], hasMoreRooms: false, unreadCount: 0, open: null };
      store.setState({ ...nothing, status: 'failed', problem: error });
      return false;
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
            unreadCount: page.unreadCount,
            hasMoreRooms: cursor !== null,
          };
        });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // `hasMoreRooms` stays, so that scrolling on tries again.
      }
    },
    refresh: async (roomId) => {
      // Of a room that is not loaded nobody knows whether its unread messages are counted yet.
      if (!store.getState().rooms.some(({ id }) => id === roomId)) return void (await load());
      try {
        const page = await fetchChatRoom(transport, roomId, { limit: 1 });
        if (page !== null) store.setState((state) => putRoom(state, page.room));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        const gone = error.code === 404;
        if (gone) store.setState(({ rooms }) => ({ rooms: rooms.filter(({ id }) => id !== roomId) }));
      }
    },
  };
};
