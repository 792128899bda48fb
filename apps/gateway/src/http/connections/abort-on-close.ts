import type { FastifyRequest } from 'fastify';

/** A signal that ends long work when its caller has gone. */
export function abortOnClose({ raw }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.socket.once('close', () => leaving.abort());
  return leaving.signal;
}
