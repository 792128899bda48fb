import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Facebook knows of a token. */
export interface KnownToken {
  readonly app_id: string;
  readonly user_id: string;
  readonly is_valid: boolean;
  /** Seconds since 1970; 0: never. */
  readonly expires_at?: number;
}

/** A local server that answers the Graph API's `debug_token`. */
export interface GraphStandIn {
  /** With the version, as `FACEBOOK_URL` has it. */
  readonly url: string;
  /** The calls since the last `forget`. */
  readonly asked: readonly URL[];
  /** Breaks every answer, until undefined. */
  fail(how: ((response: ServerResponse) => void) | undefined): void;
  forget(): void;
  close(): Promise<void>;
}

export async function startGraphStandIn(tokens: Readonly<Record<string, KnownToken>>): Promise<GraphStandIn> {
  const asked: URL[] = [];
  let failing: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph');
    asked.push(url);
    if (failing !== undefined) return failing(response);
    const data = tokens[url.searchParams.get('input_token') ?? ''];
    if (data === undefined) return void response.writeHead(400).end('{"error":{"code":190}}');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
    asked,
    fail: (how) => {
      failing = how;
    },
    forget: () => {
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
