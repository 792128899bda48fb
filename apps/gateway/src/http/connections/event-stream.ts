import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyReply } from 'fastify';

/** Proxies close a connection after about a minute of silence. */
const keepAliveMs = 15_000;

/** A server-sent event stream to one reader. */
export interface EventStream {
  /** Sends a message, or drops it where the reader has not taken the earlier ones: a newer one will follow. */
  send(event: string, data: unknown): void;
  /** Sends a last message and closes. */
  end(event: string): void;
  onClose(hear: () => void): void;
}

/** Takes the answer over from Fastify and streams on it; keeps the headers that hooks have set (CORS, security). */
export function openEventStream(reply: FastifyReply, startTimer: StartTimer): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Stops nginx from buffering the messages.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();

  let cancelTimer: () => void = () => undefined;
  const keepAlive = () => {
    if (!raw.writableNeedDrain) raw.write(': alive\n\n');
    cancelTimer = startTimer(keepAlive, keepAliveMs);
  };
  cancelTimer = startTimer(keepAlive, keepAliveMs);
  const stopTimer = () => cancelTimer();
  raw.on('close', stopTimer);
  // A reader that disconnects within a message is not our error; `close` follows.
  raw.on('error', stopTimer);

  return {
    send: (event, data) => {
      if (raw.writableEnded || raw.destroyed || raw.writableNeedDrain) return;
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: (event) => {
      cancelTimer();
      if (!raw.writableEnded && !raw.destroyed) raw.end(`event: ${event}\ndata: {}\n\n`);
    },
    onClose: (hear) => void raw.on('close', hear),
  };
}
