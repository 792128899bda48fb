import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createEventReader, NotFromSongwai, type SongwaiEvent } from '@songwai/node';
import { KitError } from '../kit-error.ts';

interface ReceiverOptions {
  readonly port: number;
  readonly path: string;
  /** `whsec_…` */
  readonly secret: string;
  /** @param isKnown it came before: a server ignores it */
  readonly onEvent: (event: SongwaiEvent, isKnown: boolean) => void;
  /** A request that Songwai did not sign. */
  readonly onStranger: (why: string) => void;
}

/** A running receiver. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

const listenOn = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw new KitError(isTaken ? `Port ${port} is in use: stop what listens there, or give another --port.` : String(cause), {
      cause,
    });
  }
};

/** Hears webhooks on this machine, as a partner's server should: it checks the bytes first, and answers at once. @throws {KitError} */
export async function openReceiver({ port, path, secret, onEvent, onStranger }: ReceiverOptions): Promise<Receiver> {
  const readEvent = createEventReader(secret);
  const seen = new Set<string>();

  const take = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST' || request.url !== path) return 404;
    const body = await text(request);
    try {
      const event = readEvent(body, request.headers);
      const isKnown = seen.has(event.id);
      seen.add(event.id);
      onEvent(event, isKnown);
      return 204;
    } catch (error) {
      if (!(error instanceof NotFromSongwai)) throw error;
      onStranger(error.message);
      return 401;
    }
  };

  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status).end());
  });
  await listenOn(server, port);
  const address = server.address();
  const opened = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${opened}${path}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
