import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { messageFromWire, roomFromWire, type WireChatMessage, type WireChatRoom } from './chat-from-wire.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatHistory, ChatRoom, ChatRoomPage } from './chat-room.ts';
import type { QuickReply } from './quick-replies.ts';
import * as routes from './routes.generated.ts';

/** Which page of a room: the newest, or the nearest before or after a place. */
export interface HistoryPlace {
  readonly before?: number;
  readonly after?: number;
  /** 1 to 100; default 30. */
  readonly limit?: number;
}

/** A message as it goes out. `photo`: the name that an upload answered. */
export type OutgoingContent = { readonly text: string } | { readonly photo: string } | { readonly quickReply: QuickReply };

interface HistoryReply {
  readonly room?: WireChatRoom;
  readonly messages?: readonly WireChatMessage[];
  readonly hasOlder?: boolean;
  readonly hasNewer?: boolean;
}

/** The query of a page. */
export const historyQuery = ({ before, after, limit }: HistoryPlace) => ({
  before: before?.toString(),
  after: after?.toString(),
  limit: limit?.toString(),
});

/** Null for an answer without a room. */
export const historyFromWire = ({ room, messages = [], hasOlder = false, hasNewer = false }: HistoryReply): ChatHistory | null =>
  room ? { room: roomFromWire(room), messages: messages.map(messageFromWire), hasOlder, hasNewer } : null;

/** A room with a page of its messages; one's own id: the support room. @throws GatewayError 404 not a room of the caller. */
export const fetchChatRoom = async (
  transport: Transport,
  roomId: string,
  { signal, ...place }: HistoryPlace & { readonly signal?: AbortSignal } = {},
): Promise<ChatHistory | null> =>
  historyFromWire(await call(transport, routes.getRoomData, { id: roomId, signal, ...historyQuery(place) }));

/** Whose rooms: one's own by user name or id; `admin`: the support rooms that one has claimed. */
export interface RoomListOf {
  readonly userName: string;
  readonly role: 'customer' | 'admin';
}

/** Rooms, the one with the newest message first. @throws GatewayError */
export const fetchChatRooms = async (
  transport: Transport,
  { userName, role }: RoomListOf,
  { limit, ...page }: { readonly limit?: number; readonly cursor?: string | undefined; readonly signal?: AbortSignal } = {},
): Promise<ChatRoomPage> => {
  const query = { username: userName, role, ...page, limit: limit?.toString() };
  const { rooms = [], unreadCount = 0, nextCursor = null } = await call(transport, routes.listRooms, query);
  return { rooms: rooms.map(roomFromWire), unreadCount, nextCursor };
};

export interface ChatSearch {
  /** At least two characters; absent: only the other conditions. */
  readonly text?: string;
  readonly roomId?: string;
  readonly kind?: ChatRoom['kind'];
  readonly isUnread?: boolean;
  readonly cursor?: string;
}

export interface ChatFound {
  readonly rooms: readonly ChatRoom[];
  /** Newest first. */
  readonly messages: readonly ChatMessage[];
  readonly nextCursor: string | null;
}

/** Finds rooms by driver or job number, and messages by any part of their text. @throws GatewayError */
export const searchChat = async (
  transport: Transport,
  { signal, only, ...filter }: ChatSearch & { readonly only?: 'rooms' | 'messages'; readonly signal?: AbortSignal },
): Promise<ChatFound> => {
  const projection = only && { rooms: only === 'rooms', messages: only === 'messages' };
  const {
    rooms = [],
    messages = [],
    nextCursor = null,
  } = await call(transport, routes.searchRooms, {
    filter,
    projection,
    signal,
  });
  return { rooms: rooms.map(roomFromWire), messages: messages.map(messageFromWire), nextCursor };
};

/**
 * Sends a message; the same `guid` sends it once.
 * @throws GatewayError 404 not the caller's room; 409 read only; 422 the content; 429 too many at once.
 */
export const sendChatMessage = async (
  transport: Transport,
  message: { readonly roomId: string; readonly guid: string; readonly signal?: AbortSignal } & OutgoingContent,
): Promise<ChatMessage | null> => {
  const { message: stored } = await call(transport, routes.sendChatMessage, message);
  return stored ? messageFromWire(stored) : null;
};

/**
 * Uploads a photo for a message; the same photo in the same room gives the same name.
 * @param image base64 or a `data:` URL; png or jpeg, at most 3 MB
 * @throws GatewayError 422 not a photo or too large; 429; 503.
 */
export const uploadChatPhoto = async (
  transport: Transport,
  {
    image,
    ...message
  }: { readonly roomId: string; readonly guid: string; readonly image: string; readonly signal?: AbortSignal },
): Promise<string> => {
  const { fileName = '' } = await call(transport, routes.uploadChatPhoto, { ...message, imgBase64: image });
  return fileName;
};

/** Marks a room read up to a place. @returns how many messages are unread over all rooms. @throws GatewayError */
export const markChatRead = async (
  transport: Transport,
  place: { readonly roomId: string; readonly upTo: number },
): Promise<number> => {
  const { unreadCount = 0 } = await call(transport, routes.readChatRoom, place);
  return unreadCount;
};

/** Shows the others that one is typing. @throws GatewayError */
export const noteTyping = async (transport: Transport, roomId: string): Promise<void> => {
  await call(transport, routes.typeInChatRoom, { roomId });
};
