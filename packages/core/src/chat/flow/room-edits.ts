import type { ChatMessage } from '../chat-message.ts';
import type { ChatRoom, ChatRoomPage } from '../chat-room.ts';
import type { ChatState, OpenRoom } from './chat-state.ts';

const activityOf = ({ lastMessage, createdAt }: ChatRoom): number => (lastMessage?.at ?? createdAt).getTime();

const meIn = ({ members }: ChatRoom): string | undefined => members.find(({ isMe }) => isMe)?.id;

/** Whether a message was written by the caller. */
export const isMine = (room: ChatRoom, message: ChatMessage): boolean =>
  message.kind === 'message' && message.sender.memberId === meIn(room);

/**
 * How an answer compares with what is known of the room: both places only grow. `mixed`: it says more of the one and less of the other, so
 * neither of them counts right, and the room has to be asked for again.
 */
const compare = ({ rooms }: ChatState, room: ChatRoom): 'newer' | 'outdated' | 'mixed' => {
  const known = rooms.find(({ id }) => id === room.id);
  if (known === undefined) return 'newer';
  const [isBehind, isAhead] = [
    known.lastSeq > room.lastSeq || known.readSeq > room.readSeq,
    known.lastSeq < room.lastSeq || known.readSeq < room.readSeq,
  ];
  if (!isBehind) return 'newer';
  return isAhead ? 'mixed' : 'outdated';
};

export const isOutdated = (state: ChatState, room: ChatRoom): boolean => compare(state, room) !== 'newer';
export const isMixed = (state: ChatState, room: ChatRoom): boolean => compare(state, room) === 'mixed';

/** Puts a room, new or newer, in its place, and counts its unread messages instead of those known before; an older answer changes nothing. */
export const putRoom = (state: ChatState, room: ChatRoom): ChatState => {
  const old = state.rooms.find(({ id }) => id === room.id);
  if (isOutdated(state, room)) return state;
  const rooms = [...state.rooms.filter(({ id }) => id !== room.id), room].toSorted((a, b) => activityOf(b) - activityOf(a));
  // A room that is still loading has none yet.
  const open = state.open?.roomId === room.id && state.open.room !== null ? { ...state.open, room } : state.open;
  return { ...state, rooms, open, unreadCount: Math.max(0, state.unreadCount + room.unreadCount - (old?.unreadCount ?? 0)) };
};

/** A room that was opened and is not loaded yet. */
export const emptyRoom = (roomId: string): OpenRoom => ({
  roomId,
  room: null,
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
  olderProblem: null,
  problem: null,
  typing: [],
});

/** The state without a room, and without its unread messages. */
export const dropRoom = (state: ChatState, roomId: string): ChatState => ({
  ...state,
  rooms: state.rooms.filter(({ id }) => id !== roomId),
  unreadCount: Math.max(0, state.unreadCount - (state.rooms.find(({ id }) => id === roomId)?.unreadCount ?? 0)),
});

/**
 * The state with a newly loaded first page. Rooms of which the stream has said more meanwhile stay as they are, also those that began since:
 * what the stream has said it does not say again.
 */
export const putFirstPage = (state: ChatState, page: ChatRoomPage): ChatState => {
  const newest = page.rooms[0];
  const rooms = page.rooms.map((room) =>
    isOutdated(state, room) ? (state.rooms.find(({ id }) => id === room.id) ?? room) : room,
  );
  const begun = state.rooms.filter(
    (room) => !page.rooms.some(({ id }) => id === room.id) && newest !== undefined && activityOf(room) > activityOf(newest),
  );
  const said = [...begun, ...rooms];
  const sum = (list: readonly ChatRoom[]) => list.reduce((total, { unreadCount }) => total + unreadCount, 0);
  const { open } = state;
  const shown = said.find(({ id }) => id === open?.roomId);
  return {
    ...state,
    status: 'ready',
    problem: null,
    open: open !== null && open.room !== null && shown !== undefined ? { ...open, room: shown } : open,
    rooms: said.toSorted((a, b) => activityOf(b) - activityOf(a)),
    unreadCount: page.unreadCount + sum(said) - sum(page.rooms),
    hasMoreRooms: page.nextCursor !== null,
  };
};

/** The room after a message that follows its last one. */
const afterMessage = (room: ChatRoom, message: ChatMessage): ChatRoom => ({
  ...room,
  lastSeq: message.seq,
  lastMessage: message,
  // A mark of reading may come before the message that it marks.
  unreadCount: room.unreadCount + (message.kind === 'message' && !isMine(room, message) && message.seq > room.readSeq ? 1 : 0),
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

/** Whether the open room could not be loaded because nobody answered. */
export const isOpenInVain = ({ open }: ChatState): boolean =>
  open !== null && open.room === null && open.problem?.isTransient === true;

/** Whether the open room is known to have messages after the last one on the screen. */
export const lacksMessages = ({ open, rooms }: ChatState): boolean =>
  open !== null && open.room !== null && (rooms.find(({ id }) => id === open.roomId)?.lastSeq ?? 0) > lastShown(open);

/** Whether the screen has messages that the gateway does not know: its data is an earlier copy. */
export const showsUnknown = ({ open, rooms }: ChatState): boolean =>
  open !== null && lastShown(open) > (rooms.find(({ id }) => id === open.roomId)?.lastSeq ?? 0);

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
