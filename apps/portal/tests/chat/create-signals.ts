import type { WireChatMessage } from '@songwai/core/chat/chat-from-wire';
import type { ServerSentMessage } from '@songwai/core/gateway/transport-types';

/** A chat's stream that says what a test tells it to. */
export function createSignals() {
  const waiting: ServerSentMessage[] = [];
  let wake: () => void = () => undefined;
  const say = (event: string, data: unknown, id?: string) => {
    waiting.push({ event, data: JSON.stringify(data), ...(id !== undefined && { id }) });
    wake();
  };
  async function* signals(): AsyncGenerator<ServerSentMessage> {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return {
    signals: signals(),
    message: (message: WireChatMessage) => say('message', message, String(message.seq)),
    typing: (roomId: string, memberId: string) => say('typing', { roomId, memberId }),
    read: (roomId: string, memberId: string, readSeq: number) => say('read', { roomId, memberId, readSeq }),
  };
}
