import { createStore } from 'zustand/vanilla';
import { createGuid } from '../../basics/ids.ts';
import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import type { ExpiringStorage } from '../../basics/storage/private-storage.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { StreamingTransport } from '../../gateway/transport-types.ts';
import { markChatRead, type RoomListOf } from '../calls.ts';
import type { ChatDraft, ChatMessage } from '../chat-message.ts';
import { cleanChatText, isChatTextSendable } from '../clean-chat-text.ts';
import type { ChatSignal } from '../stream-calls.ts';
import { askForSupport, settleSupport } from '../support/calls.ts';
import type { ChatFlow, ChatState, PendingMessage } from './chat-state.ts';
import { type ChatFollower, followChat } from './follow-chat.ts';
import { createRoomHistory } from './open-room.ts';
import { createPendingStorage } from './pending-storage.ts';
import {
  isOpenInVain,
  lacksMessages,
  lastShown,
  noteRead,
  placeInHistory,
  placeInRooms,
  putRoom,
  showsUnknown,
} from './room-edits.ts';
import { createRoomList } from './room-list.ts';
import { createPendingSender } from './send-pending.ts';
import { createTyping } from './typing.ts';

export interface ChatFlowOptions extends RoomListOf {
  readonly transport: StreamingTransport;
  /** The signed-in user's id: nobody else reads what was not sent. */
  readonly owner: string;
  readonly storage: ExpiringStorage;
  readonly random: () => number;
  readonly now: () => Date;
  readonly startTimer?: StartTimer;
  readonly onError?: (error: unknown) => void;
  /** Everything that the stream says, after the flow has taken it up: for what else a page shows of it, such as the queue of questions. */
  readonly onSignal?: (signal: ChatSignal) => void;
}

/** Of what is tried again anyway: the next signal, look or attempt does it. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof GatewayError)) throw error;
};

const emptyState: ChatState = {
  status: 'loading',
  problem: null,
  connection: 'connecting',
  rooms: [],
  hasMoreRooms: false,
  unreadCount: 0,
  open: null,
  pending: [],
};

/** The cleaned draft; null where nothing is left to send, or it is too long. */
const cleanDraft = (draft: ChatDraft): ChatDraft | null => {
  if (draft.kind !== 'text') return draft;
  const text = cleanChatText(draft.text);
  return isChatTextSendable(text) ? { ...draft, text } : null;
};

/** The chat of a signed-in person: rooms, the open one's history, what is being sent, and the stream that keeps them current. */
export const createChatFlow = ({ transport, random, now, userName, role, ...options }: ChatFlowOptions): ChatFlow => {
  const store = createStore<ChatState>(() => emptyState);
  const timer = options.startTimer ?? startTimer;
  const stored = createPendingStorage(options.storage, options.owner, options.onError ?? (() => undefined));
  const list = createRoomList(store, { transport, list: () => ({ userName, role }) });
  const history = createRoomHistory({ store, transport, refresh: list.refresh });
  const typing = createTyping({ store, transport, now, startTimer: timer });
  let follower: ChatFollower | null = null;
  /** Places up to which rooms are being marked read. */
  const marking = new Map<string, number>();
  /** Whether the stream resumes where the loaded rooms end. */
  let hasBegun = false;
  let isDisposed = false;

  const setPending = (edit: (pending: readonly PendingMessage[]) => readonly PendingMessage[]) => {
    store.setState(({ pending }) => ({ pending: edit(pending) }));
    stored.save(store.getState().pending);
  };
  const forget = (guid: string) => {
    if (store.getState().pending.some((message) => message.guid === guid))
      setPending((pending) => pending.filter((message) => message.guid !== guid));
  };

  const takeMessage = async (message: ChatMessage) => {
    const inRooms = placeInRooms(store.getState(), message);
    const inHistory = placeInHistory(inRooms.state, message);
    store.setState(inHistory.state);
    if (message.kind === 'message') forget(message.guid);
    // What happens changes more of a room than its last message.
    if (inRooms.result === 'gap' || (inRooms.result === 'placed' && message.kind === 'event')) await list.refresh(message.roomId);
    if (inHistory.result === 'gap') await history.catchUp();
  };

  const takeRead = async (mark: Parameters<typeof noteRead>[1]) => {
    const { state, isComplete } = noteRead(store.getState(), mark);
    store.setState(state);
    if (!isComplete) await list.refresh(mark.roomId);
  };

  const sender = createPendingSender({
    transport,
    random,
    startTimer: options.startTimer,
    pending: () => store.getState().pending,
    onChange: (guid, change) =>
      store.setState(({ pending }) => ({
        pending: pending.map((message) => (message.guid === guid ? { ...message, ...change } : message)),
      })),
    onSent: (guid, message) => {
      forget(guid);
      if (message !== null) void takeMessage(message).catch(ignoreRefusal);
    },
  });

  /** @param isAnew nothing that is known counts any more: the stream cannot say all that happened since. */
  const loadAll = async (isAnew = false) => {
    await list.load({ isAnew });
    const { open } = store.getState();
    if (isAnew && open !== null && showsUnknown(store.getState())) history.open(open.roomId);
    else await history.catchUp();
  };

  const takeSignal = async (signal: ChatSignal) => {
    switch (signal.kind) {
      case 'begin':
      case 'reset':
        // Rooms that were loaded before the stream began lack what was written in between.
        if (signal.kind === 'reset' || !hasBegun || store.getState().status !== 'ready') await loadAll(signal.kind === 'reset');
        else await list.catchUp();
        if (lacksMessages(store.getState()) || isOpenInVain(store.getState())) await history.catchUp();
        hasBegun = true;
        store.setState({ connection: 'live' });
        return sender.wake();
      case 'message':
        return takeMessage(signal.message);
      case 'room':
        return list.refresh(signal.roomId);
      case 'read':
        return takeRead(signal);
      case 'typing':
        return typing.show(signal);
    }
  };

  const takeUp = async (signal: ChatSignal) => {
    await takeSignal(signal);
    options.onSignal?.(signal);
  };

  /** Where a gateway answers but no stream comes through, the page still works: it loads anew at each attempt. */
  const takeLoss = async (error: GatewayError | null) => {
    store.setState(({ connection }) => ({ connection: connection === 'live' ? 'reconnecting' : connection }));
    const isAnswered = error !== null && error.status > 0;
    if (isAnswered || store.getState().status !== 'ready') await loadAll().catch(ignoreRefusal);
  };

  // However the rooms learnt of a message: the one on the screen shows it. A failure is made good when the stream is open again.
  const stopFilling = store.subscribe((state, before) => {
    if (lacksMessages(state) && !lacksMessages(before)) void history.catchUp().catch(ignoreRefusal);
  });

  const begin = () => {
    follower?.stop();
    hasBegun = false;
    follower = followChat({ transport, random, startTimer: options.startTimer, onSignal: takeUp, onLost: takeLoss });
  };

  return {
    store,
    start: () => {
      if (follower !== null) return;
      begin();
      void stored.load().then((earlier) => {
        if (isDisposed || earlier.length === 0) return;
        setPending((pending) => [...earlier.filter(({ guid }) => !pending.some((message) => message.guid === guid)), ...pending]);
        sender.run();
      });
    },
    retry: () => {
      store.setState({ status: 'loading', problem: null });
      begin();
    },
    loadMoreRooms: list.loadMore,
    openRoom: history.open,
    closeRoom: history.close,
    loadOlder: history.loadOlder,
    send: (roomId, draft) => {
      const cleaned = cleanDraft(draft);
      if (cleaned === null) return null;
      const guid = createGuid(now(), random);
      const message: PendingMessage = { guid, roomId, draft: cleaned, at: now(), status: 'sending', problem: null };
      setPending((pending) => [...pending, message]);
      sender.run();
      return guid;
    },
    resend: (guid) => {
      setPending((pending) =>
        pending.map((message) => (message.guid === guid ? { ...message, status: 'waiting', problem: null } : message)),
      );
      sender.run();
      sender.wake();
    },
    discard: (guid) => {
      forget(guid);
      sender.cancel(guid);
      // It may have been what the others wait behind.
      sender.wake();
    },
    markRead: () => {
      const { open } = store.getState();
      if (open === null || open.room === null) return;
      const { roomId, room } = open;
      const upTo = lastShown(open);
      if (upTo <= Math.max(room.readSeq, marking.get(roomId) ?? 0)) return;
      marking.set(roomId, upTo);
      const memberId = room.members.find(({ isMe }) => isMe)?.id ?? '';
      markChatRead(transport, { roomId, upTo })
        .then(() => takeRead({ roomId, memberId, readSeq: upTo }))
        .catch(ignoreRefusal)
        .finally(() => marking.delete(roomId));
    },
    noteTyping: typing.note,
    ask: async (jobId) => {
      const room = await askForSupport(transport, jobId);
      if (room !== null) store.setState((state) => putRoom(state, room));
    },
    settle: async () => {
      const room = await settleSupport(transport);
      if (room !== null) store.setState((state) => putRoom(state, room));
    },
    wake: () => {
      follower?.wake();
      sender.wake();
    },
    dispose: () => {
      isDisposed = true;
      stopFilling();
      stored.stop();
      follower?.stop();
      follower = null;
      history.close();
      sender.stop();
      typing.stop();
    },
  };
};
