import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { ChatDraft, ChatMessage } from '../chat-message.ts';
import type { ChatRoom } from '../chat-room.ts';

/** A message that the gateway has not confirmed yet; it stands below the stored ones. */
export interface PendingMessage {
  readonly guid: string;
  readonly roomId: string;
  readonly draft: ChatDraft;
  readonly at: Date;
  /** `waiting`: offline, sent by itself later. `failed`: refused; only `resend` or `discard` go on. */
  readonly status: 'sending' | 'waiting' | 'failed';
  /** Why it was refused; null unless `failed`. */
  readonly problem: GatewayError | null;
}

/** The room on the screen. */
export interface OpenRoom {
  readonly roomId: string;
  /** Null while it loads, or where it cannot be. */
  readonly room: ChatRoom | null;
  /** In order, without a gap, up to the newest. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Why the last attempt at an older page failed; null otherwise. What is there stays. */
  readonly olderProblem: GatewayError | null;
  /** Why it could not be loaded (404: not a room of the caller); null otherwise. */
  readonly problem: GatewayError | null;
  /** Members who are typing. */
  readonly typing: readonly string[];
}

export interface ChatState {
  /** `failed`: the rooms could not be loaded; all chat data is reset then (spec §7). */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly problem: GatewayError | null;
  /** `reconnecting`: shows what is known while it tries again. */
  readonly connection: 'connecting' | 'live' | 'reconnecting';
  /** The one with the newest message first. */
  readonly rooms: readonly ChatRoom[];
  readonly hasMoreRooms: boolean;
  /** Over all rooms. */
  readonly unreadCount: number;
  readonly open: OpenRoom | null;
  /** Of all rooms, in the order of writing. */
  readonly pending: readonly PendingMessage[];
}

/** The chat of a signed-in person: made once, so that badges count on every page. */
export interface ChatFlow {
  readonly store: StoreApi<ChatState>;
  /** Loads the rooms and follows them; sends what waits from an earlier visit. */
  start(): void;
  /** Loads anew after a failure. */
  retry(): void;
  loadMoreRooms(): Promise<void>;
  /** Shows a room: loads the newest page. The own user id: the support room. */
  openRoom(roomId: string): void;
  closeRoom(): void;
  loadOlder(): Promise<void>;
  /** Sends a message, or lets it wait while offline. Never rejects. @returns its guid; null for an empty text. */
  send(roomId: string, draft: ChatDraft): string | null;
  /** Tries a failed or waiting message again. */
  resend(guid: string): void;
  /** Gives up a message that was not sent, or is on its way: the gateway may have it already, which then shows it. */
  discard(guid: string): void;
  /** Marks the open room read up to its newest message: to be called while it is visible. */
  markRead(): void;
  /** To be called at each key; sends at most one note every few seconds. */
  noteTyping(): void;
  /** Asks for people in the own support room, about a job if given. @throws GatewayError */
  ask(jobId: string | null): Promise<void>;
  /** @throws GatewayError */
  settle(): Promise<void>;
  /** The browser is online again: tries at once what waits. */
  wake(): void;
  dispose(): void;
}
