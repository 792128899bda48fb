import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiBase } from '../../src/http/mount-endpoint.ts';

/** An open stream as a browser would read it, without the cost of a browser. */
export interface OpenStream {
  /** When the last message was there whole, by `performance.now`. */
  readonly lastAtMs: () => number;
  /** The number of whole messages. */
  readonly count: () => number;
  close(): void;
}

/** Opens are made in parts: the listen backlog of a server is 511. */
const atATime = 100;
const messageEnd = Buffer.from('\n\n');

async function openStream(origin: URL, trackingId: string): Promise<OpenStream> {
  const socket: Socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  let count = 0;
  let lastAtMs = 0;
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('data', (part: Buffer) => {
      if (count === 0 && !part.includes('event: tracking') && part.includes(' 503 ')) return reject(new Error(part.toString()));
      // A chunk of HTTP ends with a line end of its own.
      if (!part.subarray(-8).includes(messageEnd) || !part.includes('}')) return;
      count += 1;
      lastAtMs = performance.now();
      resolve();
    });
    socket.on('close', () => reject(new Error('A stream closed before its first message.')));
  });
  socket.on('error', () => socket.destroy());
  socket.write(`GET ${apiBase}/tracking/${trackingId}/stream HTTP/1.1\r\nhost: ${origin.host}\r\n\r\n`);
  await opened;
  return { lastAtMs: () => lastAtMs, count: () => count, close: () => socket.destroy() };
}

/** Opens a stream for each tracking id, and waits until each has shown its job. @throws Error where one is refused */
export async function openStreams(origin: string, trackingIds: readonly string[]): Promise<readonly OpenStream[]> {
  const streams: OpenStream[] = [];
  for (let from = 0; from < trackingIds.length; from += atATime) {
    const part = trackingIds.slice(from, from + atATime);
    streams.push(...(await Promise.all(part.map((trackingId) => openStream(new URL(origin), trackingId)))));
  }
  return streams;
}
