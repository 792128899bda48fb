import type { ChatMessage } from '../chat-message.ts';
import type { ChatRoom } from '../chat-room.ts';
import type { ChatState } from './chat-state.ts';

const activityOf = ({ lastMessage, createdAt }: ChatRoom): number => (lastMessage?.at ?? createdAt).getTime();

const meIn = ({ members }: ChatRoom): string | undefined => members.find(({ isMe }) => isMe)?.id;

/** Whether a message was written by the caller. */
export const isMine = (room: ChatRoom, message: ChatMessage): boolean =>
  message.kind === 'message' && message.sender.memberId === meIn(room);

/** Puts a room, new or newer, in its place, and counts its unread messages instead of those known before; an older answer changes nothing. */
export const putRoom = (state: ChatState, room: ChatRoom): ChatState => {
  const old = state.rooms.find(({ id }) => id === room.id);
  if (old !== undefined && old.lastSeq > room.lastSeq) return state;
  const rooms = [...state.rooms.filter(({ id }) => id !== room.id), room].toSorted((a, b) => activityOf(b) - activityOf(a));
  // A room that is still loading has none yet.
  const open = state.open?.roomId === room.id && state.open.room !== null ? { ...state.open, room } : state.open;
  return { ...state, rooms, open, unreadCount: Math.max(0, state.unreadCount + room.unreadCount - (old?.unreadCount ?? 0)) };
};

/** The room after a message that follows its last one. */
const afterMessage = (room: ChatRoom, message: ChatMessage): ChatRoom => ({
  ...room,
  lastSeq: message.seq,
  lastMessage: message,
  unreadCount: room.unreadCount + (message.kind === 'message' && !isMine(room, message) ? 1 : 0),
});

/** What a message means for what is known: nothing new, in its place, or something before it is missing. */
export type Placement = 'known' | 'placed' | 'gap';

/** Puts a message that was just written below its room's others. */
export const placeInRooms = (
  state: ChatState,
  message: ChatMessage,
): { readonly state: ChatState; readonly result: Placement } => {
  const room = state.rooms.find(({ id }) => id === message.roomId);
  if (room === undefined) return { state, result: 'gap' };
  if (message.seq <= room.lastSeq) return { state, result: 'known' };
  if (message.seq > room.lastSeq + 1) return { state, result: 'gap' };
  return { state: putRoom(state, afterMessage(room, message)), result: 'placed' };
};

/** The place of the last message on the screen. */
export const lastShown = ({ messages }: NonNullable<ChatState['open']>): number => messages.at(-1)?.seq ?? 0;

/** The same for the open room's history; a room that is still loading has no place for it. */
export const placeInHistory = (
  state: ChatState,
  message: ChatMessage,
): { readonly state: ChatState; readonly result: Placement } => {
  const { open } = state;
  if (open === null || open.roomId !== message.roomId || open.room === null) return { state, result: 'known' };
  const last = lastShown(open);
  if (message.seq <= last) return { state, result: 'known' };
  if (message.seq > last + 1) return { state, result: 'gap' };
  const typing = message.kind === 'message' ? open.typing.filter((id) => id !== message.sender.memberId) : open.typing;
  return { state: { ...state, open: { ...open, messages: [...open.messages, message], typing } }, result: 'placed' };
};

/** A member has read up to a place. `isComplete`: how many are unread now is known without asking. */
export const noteRead = (
  state: ChatState,
  { roomId, memberId, readSeq }: { readonly roomId: string; readonly memberId: string; readonly readSeq: number },
): { readonly state: ChatState; readonly isComplete: boolean } => {
  const room = state.rooms.find(({ id }) => id === roomId);
  if (room === undefined) return { state, isComplete: true };
  const members = room.members.map((member) =>
    member.id === memberId && member.readSeq < readSeq
      ? { ...member, readSeq, unreadCount: readSeq >= room.lastSeq ? 0 : member.unreadCount }
      : member,
  );
  if (memberId !== meIn(room)) return { state: putRoom(state, { ...room, members }), isComplete: true };
  const isAll = readSeq >= room.lastSeq;
  const mine = { readSeq: Math.max(room.readSeq, readSeq), unreadCount: isAll ? 0 : room.unreadCount };
  return { state: putRoom(state, { ...room, ...mine, members }), isComplete: isAll };
};
