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

/** A stream to open: its path below `/api`, and the headers that say who asks. */
export interface AskedStream {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function openStream(origin: URL, { path, headers = {} }: AskedStream): Promise<OpenStream> {
  const socket: Socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  let count = 0;
  let lastAtMs = 0;
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('data', (part: Buffer) => {
      if (count === 0 && !part.includes('event: ') && part.includes(' 503 ')) return reject(new Error(part.toString()));
      // A chunk of HTTP ends with a line end of its own.
      if (!part.subarray(-8).includes(messageEnd) || !part.includes('}')) return;
      count += 1;
      lastAtMs = performance.now();
      resolve();
    });
    socket.on('close', () => reject(new Error('A stream closed before its first message.')));
  });
  socket.on('error', () => socket.destroy());
  const lines = Object.entries({ host: origin.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${apiBase}${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await opened;
  return { lastAtMs: () => lastAtMs, count: () => count, close: () => socket.destroy() };
}

/** Opens streams, and waits until each has sent its first message. @throws Error where one is refused */
export async function openStreams(origin: string, asked: readonly AskedStream[]): Promise<readonly OpenStream[]> {
  const streams: OpenStream[] = [];
  for (let from = 0; from < asked.length; from += atATime) {
    const part = asked.slice(from, from + atATime);
    streams.push(...(await Promise.all(part.map((one) => openStream(new URL(origin), one)))));
  }
  return streams;
}

export const trackingOf = (trackingId: string): AskedStream => ({ path: `/tracking/${trackingId}/stream` });
