import { createParser } from 'eventsource-parser';
import type { ServerSentMessage } from './transport-types.ts';

/**
 * Parses a `text/event-stream` (HTML standard, "server-sent events"). Chunks may end anywhere, also inside a character or between
 * CR and LF. Drops comments, unknown fields and a message that the end of the stream cuts off. Ignores retry.
 */
export const createServerSentParser = (): ((text: string) => readonly ServerSentMessage[]) => {
  let messages: ServerSentMessage[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data, id }) => void messages.push({ event, data, ...(id !== undefined && { id }) }),
  });
  return (text) => {
    messages = [];
    parser.feed(text);
    return messages;
  };
};

/** Yields the messages of a response body as they arrive; calls `onChunk` for every chunk, including comments. */
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
    // Release the connection also when the consumer stops early; ignore the error of a connection that is already broken.
    reader.cancel().catch(() => undefined);
  }
}
