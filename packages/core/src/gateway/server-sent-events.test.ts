import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerSentParser, readServerSentEvents } from './server-sent-events.ts';

const parseAll = (chunks: readonly string[]) => {
  const parse = createServerSentParser();
  return chunks.flatMap((chunk) => parse(chunk));
};

const bodyOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const readAll = async (chunks: readonly Uint8Array[], onChunk?: () => void) => {
  const messages = [];
  for await (const message of readServerSentEvents(bodyOf(chunks), onChunk)) messages.push(message);
  return messages;
};

describe('server-sent events', () => {
  it('reads name and data, and calls a nameless one a message', () => {
    expect(parseAll(['event: tracking\ndata: {"a":1}\n\ndata:plain\n\n'])).toEqual([
      { event: 'tracking', data: '{"a":1}' },
      { event: 'message', data: 'plain' },
    ]);
  });

  it('joins the lines of one message', () => {
    expect(parseAll(['data: one\ndata\ndata:  two\n\n'])).toEqual([{ event: 'message', data: 'one\n\n two' }]);
  });

  it('drops comments, unknown fields and a name without data', () => {
    expect(parseAll([': heartbeat\n\nid: 7\nretry: 5\nevent: nothing\n\ndata: x\n\n'])).toEqual([
      { event: 'message', data: 'x' },
    ]);
  });

  it('drops a message that the end of the stream cut off', () => {
    expect(parseAll(['data: whole\n\ndata: half\n'])).toEqual([{ event: 'message', data: 'whole' }]);
  });

  it('gives the same messages wherever the chunks are cut, inside a Thai character and between CR and LF too', async () => {
    const text = '\uFEFFevent: tracking\r\ndata: คนขับใกล้ถึงแล้ว\r\n\r\n: ping\r\rdata: 1\rdata: 2\r\rdata: ส่งไว\n\n';
    const bytes = new TextEncoder().encode(text);
    const expected = [
      { event: 'tracking', data: 'คนขับใกล้ถึงแล้ว' },
      { event: 'message', data: '1\n2' },
      { event: 'message', data: 'ส่งไว' },
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 }), async (cuts) => {
        const borders = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = borders.slice(1).map((end, index) => bytes.slice(borders[index], end));
        expect(await readAll(chunks)).toEqual(expected);
      }),
    );
  });

  it('tells of every sign of life, a heartbeat too', async () => {
    let signs = 0;
    await readAll([new TextEncoder().encode(': ping\n\n'), new TextEncoder().encode(': ping\n\n')], () => {
      signs += 1;
    });
    expect(signs).toBe(2);
  });

  it('lets the connection go when the reader has heard enough', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const message of readServerSentEvents(body)) {
      expect(message.data).toBe('1');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
