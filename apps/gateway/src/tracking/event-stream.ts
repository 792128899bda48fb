import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyReply } from 'fastify';

/** Proxies close a connection that is silent for a minute or so. */
const keepAliveMs = 15_000;

/** A server-sent stream to one reader. */
export interface EventStream {
  /** Sends a message; drops it when the reader has not taken the ones before, since a newer one will follow. */
  send(event: string, data: unknown): void;
  /** Sends a last message and closes. */
  end(event: string): void;
  onClose(hear: () => void): void;
}

/** Takes the answer out of Fastify's hands and streams on it; the headers that hooks have set (CORS, security) go with it. */
export function openEventStream(reply: FastifyReply, startTimer: StartTimer): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would hold the messages back.
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
  // A reader that goes away in the middle of a message is no fault of ours; `close` follows.
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
