import { createParser } from 'eventsource-parser';
import type { ServerSentMessage } from './transport-types.ts';

/**
 * Reads one `text/event-stream` (HTML standard, "server-sent events"): chunk borders fall anywhere, also inside a character or between CR and LF;
 * comments and unknown fields are dropped, and so is a message that the end of the stream cut off. Retry and id are not used here.
 */
export const createServerSentParser = (): ((text: string) => readonly ServerSentMessage[]) => {
  let messages: ServerSentMessage[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => void messages.push({ event, data }) });
  return (text) => {
    messages = [];
    parser.feed(text);
    return messages;
  };
};

/** The messages of a response body, as they arrive; `onChunk` is called with every chunk, comments included. */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
): AsyncGenerator<ServerSentMessage> {
  const parse = createServerSentParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also when the reader of the messages stops early: the connection is let go, and a connection that is broken already is no news.
    reader.cancel().catch(() => undefined);
  }
}
