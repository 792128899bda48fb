import type { WireChatMessage, WireChatRoom } from '../../src/chat/chat-from-wire.ts';
import { GatewayError, unanswered } from '../../src/gateway/gateway-error.ts';
import type { ServerSentMessage, StreamingTransport } from '../../src/gateway/transport-types.ts';

/** A customer's support room on a gateway of the test, whose answers and stream the test delays, loses and cuts. */
export interface ChatStandIn {
  readonly transport: StreamingTransport;
  /** Where each stream resumed. */
  readonly opened: readonly (string | null)[];
  /** The text of every message, in the order of its places. */
  readonly stored: () => readonly string[];
  /** Support writes, or the customer in another tab. `isSilent`: nothing of it comes through the stream that is open. */
  write(text: string, how?: { readonly isSilent?: boolean; readonly event?: 'claimed' | 'closed' }): void;
  /** The customer reads in another tab up to a place; `isEarly`: the mark comes before the message. */
  readElsewhere(upTo: number): void;
  /** Says something through the stream that is open. */
  say(event: string): void;
  /** The next answer to such a call is as of when it is `asked`, and arrives at `release`. */
  holdNext(call: ChatCall): { readonly asked: Promise<void>; release(): void };
  /** The next such calls arrive, but their answers do not. */
  loseNext(call: ChatCall, times?: number): void;
  /** Breaks the stream. `next`: how the next one begins. */
  cut(next?: 'begin' | 'reset'): void;
  /** Breaks the stream, and puts the data back to an earlier copy with so many messages. */
  restore(count: number): void;
  /** The next stream is refused. */
  refuseStream(): void;
}

type ChatCall = 'rooms' | 'room' | 'send';

export const ownRoom = '3f0e7c1e-0d5c-4d0a-9a57-2f2b7a2f4f10';
const success = { responseCode: 200, responseDesc: '' };
const begunAt = Date.UTC(2026, 10, 27, 5);
const calls: Readonly<Record<string, ChatCall>> = {
  '/chat/room/list/:username/:role': 'rooms',
  '/chat/room/roomData/:id': 'room',
  '/chat/room/:roomId/message': 'send',
};

export const createChatStandIn = (): ChatStandIn => {
  const messages: WireChatMessage[] = [];
  const opened: (string | null)[] = [];
  const holds: { readonly call: ChatCall; readonly asked: () => void; readonly released: Promise<void> }[] = [];
  const losses: ChatCall[] = [];
  let state: 'waiting' | 'answering' | 'closed' = 'waiting';
  let readSeq = 0;
  let beginning: 'begin' | 'reset' = 'begin';
  let isRefused = false;
  let feed: { push(frame: ServerSentMessage): void; cut(): void } | null = null;

  const cut = (next: 'begin' | 'reset' = 'begin') => {
    beginning = next;
    feed?.cut();
    feed = null;
  };
  const frameOf = (message: WireChatMessage): ServerSentMessage => ({
    ...{ event: 'message', data: JSON.stringify(message), id: String(message.seq) },
  });
  const add = (message: Partial<WireChatMessage>, isSilent = false): WireChatMessage => {
    const seq = messages.length + 1;
    const createdDateTime = new Date(begunAt + seq * 1_000).toISOString();
    const added = { kind: 'text', ...message, roomId: ownRoom, seq, createdDateTime } as const;
    messages.push(added);
    if (!isSilent) feed?.push(frameOf(added));
    return added;
  };
  const unread = () => messages.filter(({ seq, sender }) => seq > readSeq && sender?.role === 'support').length;
  const room = (): WireChatRoom => {
    const lastMessage = messages.at(-1);
    return {
      ...{ roomId: ownRoom, kind: 'support', createdDateTime: new Date(begunAt).toISOString(), lastSeq: messages.length },
      ...(lastMessage && { lastMessage }),
      ...{ unreadCount: unread(), readSeq, support: { state, isOpen: true } },
      members: [
        { memberId: ownRoom, role: 'customer', name: 'มานี', isMe: true, unreadCount: unread(), readSeq },
        { memberId: 'support', role: 'support', name: '', isMe: false, unreadCount: 0, readSeq: 0 },
      ],
    };
  };

  const answer = (call: ChatCall | undefined, body: Readonly<Record<string, string | undefined>>): object => {
    if (call === 'rooms') return { ...success, rooms: messages.length > 0 ? [room()] : [], unreadCount: unread() };
    if (call === 'send') {
      const sender = { memberId: ownRoom, role: 'customer', name: 'มานี' } as const;
      const { guid = '', text = '' } = body;
      return { ...success, message: messages.find((message) => message.guid === guid) ?? add({ guid, text, sender }) };
    }
    if (call !== 'room') return success;
    const { after, before = 'Infinity', limit = '30' } = body;
    const wanted = messages.filter(({ seq }) => seq > Number(after ?? 0) && seq < Number(before));
    const shown = after === undefined ? wanted.slice(-Number(limit)) : wanted.slice(0, Number(limit));
    const [hasOlder, hasNewer] = [(shown[0]?.seq ?? 1) > 1, (shown.at(-1)?.seq ?? messages.length) < messages.length];
    return { ...success, room: room(), messages: shown, hasOlder, hasNewer };
  };

  async function* stream(signal: AbortSignal, from: string | null): AsyncGenerator<ServerSentMessage> {
    opened.push(from);
    if (isRefused) {
      isRefused = false;
      throw new GatewayError({ kind: 'http', code: 502, status: 502, description: '', field: null, requestId: null, reply: {} });
    }
    const frames: ServerSentMessage[] = [{ event: beginning, data: '{}', id: from ?? String(messages.length) }];
    if (beginning === 'begin' && from !== null) frames.push(...messages.filter(({ seq }) => seq > Number(from)).map(frameOf));
    beginning = 'begin';
    let isCut = false;
    let wake = () => {};
    feed = {
      push: (frame) => {
        frames.push(frame);
        wake();
      },
      cut: () => {
        isCut = true;
        wake();
      },
    };
    signal.addEventListener('abort', () => feed?.cut());
    for (;;) {
      for (const frame of frames.splice(0)) yield frame;
      if (isCut) throw unanswered('network', null);
      if (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    opened,
    stored: () => messages.map(({ text = '', event }) => event?.key ?? text),
    transport: {
      call: async ({ path, body }) => {
        const call = calls[path];
        const reply = structuredClone(answer(call, body as Readonly<Record<string, string>>));
        const index = holds.findIndex((hold) => hold.call === call);
        const [delayed] = index < 0 ? [] : holds.splice(index, 1);
        delayed?.asked();
        await delayed?.released;
        const lost = call === undefined ? -1 : losses.indexOf(call);
        if (lost < 0) return reply as never;
        losses.splice(lost, 1);
        throw unanswered('network', null);
      },
      stream: (_path, signal, from = null) => stream(signal, from),
    },
    write: (text, { isSilent = false, event } = {}) => {
      if (event === undefined) {
        const sender = { memberId: 'support', role: 'support', name: 'แพร' } as const;
        return void add({ guid: `support-${messages.length}`, text, sender }, isSilent);
      }
      state = event === 'claimed' ? 'answering' : 'closed';
      add({ kind: 'event', event: { key: event } }, isSilent);
    },
    readElsewhere: (upTo) => {
      readSeq = Math.max(readSeq, upTo);
      feed?.push({ event: 'read', data: JSON.stringify({ roomId: ownRoom, memberId: ownRoom, readSeq: upTo }) });
    },
    say: (event) => feed?.push({ event, data: JSON.stringify({ roomId: ownRoom }) }),
    holdNext: (call) => {
      const [asking, releasing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      holds.push({ call, asked: asking.resolve, released: releasing.promise });
      return { asked: asking.promise, release: releasing.resolve };
    },
    loseNext: (call, times = 1) => losses.push(...Array.from({ length: times }, () => call)),
    cut,
    restore: (count) => {
      messages.splice(count);
      readSeq = Math.min(readSeq, count);
      cut('reset');
    },
    refuseStream: () => {
      isRefused = true;
    },
  };
};
