import type { StreamingTransport } from '../gateway/transport-types.ts';
import { messageFromWire, type WireChatMessage } from './chat-from-wire.ts';
import type { ChatMessage } from './chat-message.ts';
import type { chatStreamPath as ChatStreamPath } from './contract.ts';
import type { driverChatStreamPath as DriverStreamPath } from './driver/contract.ts';

/** Copies of the contract's paths, checked by their types. */
const streamPaths: { readonly user: typeof ChatStreamPath; readonly driver: typeof DriverStreamPath } = {
  user: '/chat/stream',
  driver: '/chat/driver/stream',
};

/** What a stream says. `position` resumes after it; null where it moves nothing on. */
export type ChatSignal = { readonly position: string | null } & (
  | { readonly kind: 'begin' | 'reset' }
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** Anything else of the room changed, or it began. */
  | { readonly kind: 'room'; readonly roomId: string }
  | { readonly kind: 'read'; readonly roomId: string; readonly memberId: string; readonly readSeq: number }
  | { readonly kind: 'typing'; readonly roomId: string; readonly memberId: string }
);

type Data = { readonly roomId: string; readonly memberId: string; readonly readSeq: number };

/** Null for an event of a later gateway, or one that makes no sense: the flow then loads anew. */
const readSignal = (event: string, data: string, position: string | null): ChatSignal | null => {
  try {
    switch (event) {
      case 'begin':
      case 'reset':
        return { kind: event, position };
      case 'message':
        return { kind: 'message', position, message: messageFromWire(JSON.parse(data) as WireChatMessage) };
      case 'room':
      case 'read':
      case 'typing':
        return { ...(JSON.parse(data) as Data), kind: event, position };
      default:
        return null;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'reset', position: null };
  }
};

/**
 * Yields what happens in the caller's rooms, until the gateway closes the stream.
 * @param from the last `position`, to resume; null: from now
 * @throws GatewayError when the stream cannot be opened or breaks.
 */
export async function* streamChat(
  transport: StreamingTransport,
  {
    from,
    signal,
    who = 'user',
  }: { readonly from: string | null; readonly signal: AbortSignal; readonly who?: 'user' | 'driver' },
): AsyncGenerator<ChatSignal> {
  for await (const { event, data, id } of transport.stream(streamPaths[who], signal, from)) {
    if (event === 'end') return;
    const read = readSignal(event, data, id ?? null);
    if (read !== null) yield read;
  }
}
