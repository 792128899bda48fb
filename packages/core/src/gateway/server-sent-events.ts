import type { ServerSentMessage } from './transport-types.ts';

/**
 * Reads one `text/event-stream` (HTML standard, "server-sent events"): chunk borders fall anywhere, also inside a character or between CR and LF;
 * comments and unknown fields are dropped, and so is a message that the end of the stream cut off. Retry and id are not used here.
 */
export const createServerSentParser = (): ((text: string) => readonly ServerSentMessage[]) => {
  let rest = '';
  let event = '';
  let data: string[] = [];

  const takeLine = (line: string): ServerSentMessage | null => {
    if (line === '') {
      const message = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
      event = '';
      data = [];
      return message;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    return null;
  };

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.map(takeLine).filter((message) => message !== null);
  };
};

/** The messages of a response body, as they arrive; `onChunk` hears every sign of life, comments included. */
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
