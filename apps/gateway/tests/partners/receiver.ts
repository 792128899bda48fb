import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A webhook as it was received. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly createdAt: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

interface Reaction {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly isSilent?: boolean;
}

/** A partner's server that records webhooks and answers as the test chooses. */
export async function openReceiver() {
  const received: Received[] = [];
  let react: (event: Received['event']) => Reaction = () => ({});
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const event = JSON.parse(raw) as Received['event'];
      received.push({ headers: request.headers, raw, event });
      const { status = 200, body = 'thanks', headers = {}, isSilent = false } = react(event);
      if (!isSilent) response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/songwai`,
    received,
    types: () => received.map(({ event }) => event.type),
    /** Sets the answer from now on. */
    answerWith: (reaction: Reaction | ((event: Received['event']) => Reaction)) => {
      react = typeof reaction === 'function' ? reaction : () => reaction;
    },
    forget: () => void received.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
