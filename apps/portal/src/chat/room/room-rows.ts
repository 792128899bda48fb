import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { ChatHappening, ChatMessage, ChatSaying } from '@songwai/core/chat/chat-message';
import type { PendingMessage } from '@songwai/core/chat/flow/chat-state';

/** What stands in the log, from top to bottom. */
export type RoomRow =
  | { readonly kind: 'day'; readonly id: string; readonly at: Date }
  | { readonly kind: 'unread'; readonly id: string }
  | { readonly kind: 'event'; readonly id: string; readonly message: ChatHappening }
  /** `isGrouped`: the next is by the same person, soon after. */
  | { readonly kind: 'message'; readonly id: string; readonly message: ChatSaying; readonly isGrouped: boolean }
  | { readonly kind: 'pending'; readonly id: string; readonly message: PendingMessage };

/** As long as this one writes on, it is one group. */
const groupMs = 5 * 60_000;

const isSameGroup = (one: ChatSaying, next: ChatMessage | undefined): boolean =>
  next?.kind === 'message' &&
  next.sender.memberId === one.sender.memberId &&
  next.sender.name === one.sender.name &&
  next.at.getTime() - one.at.getTime() < groupMs &&
  bangkokDate(next.at) === bangkokDate(one.at);

/** Places in a room: those after the one, up to the other. */
export interface UnreadSpan {
  readonly after: number;
  readonly upTo: number;
}

interface RoomContent {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** What came before this look at the room and was not read; the line stands above it. Null: no line. */
  readonly unread: UnreadSpan | null;
  readonly isOwn: (message: ChatMessage) => boolean;
}

/** The rows of a room: days, where the unread begin, events, messages in groups, and what is not sent yet. */
export const roomRows = ({ messages, pending, unread, isOwn }: RoomContent): readonly RoomRow[] => {
  const firstUnread =
    unread === null
      ? undefined
      : messages.find(
          (message) => message.kind === 'message' && message.seq > unread.after && message.seq <= unread.upTo && !isOwn(message),
        );
  const rows = messages.flatMap((message, index): RoomRow[] => {
    const before = messages[index - 1];
    const next = messages[index + 1];
    const id = String(message.seq);
    const day: RoomRow[] =
      before === undefined || bangkokDate(before.at) !== bangkokDate(message.at)
        ? [{ kind: 'day', id: `day ${id}`, at: message.at }]
        : [];
    // At the very top there is nothing read above it.
    const line: RoomRow[] = message === firstUnread && index > 0 ? [{ kind: 'unread', id: 'unread' }] : [];
    if (message.kind === 'event') return [...day, ...line, { kind: 'event', id, message }];
    const isGrouped = isSameGroup(message, next) && next !== firstUnread;
    return [...day, ...line, { kind: 'message', id, message, isGrouped }];
  });
  return [...rows, ...pending.map((message): RoomRow => ({ kind: 'pending', id: message.guid, message }))];
};
