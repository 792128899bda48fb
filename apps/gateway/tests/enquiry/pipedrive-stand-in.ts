import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPipedriveAccount, PipedriveRefusal } from './pipedrive-account.ts';

export const pipedriveKey = 'pipedrive-key-of-the-tests';

/**
 * How the next call that makes or changes something is answered. `dropped`: it is done, and the answer never comes; `broken`: 500,
 * `busy`: 429, `closed`: 503, `refused`: 400, nothing is done.
 */
type Mood = 'dropped' | 'broken' | 'busy' | 'closed' | 'refused';

const statusOf: Readonly<Record<Exclude<Mood, 'dropped'>, number>> = { broken: 500, busy: 429, closed: 503, refused: 400 };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly url: string;
}

interface JsonAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = (response: ServerResponse, { status, body, headers = {} }: JsonAnswer) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A local server that speaks Pipedrive's documented protocol, with an account of its own. Nothing sleeps. */
export async function startPipedriveStandIn() {
  const account = createPipedriveAccount();
  const calls: Call[] = [];
  const moods: { readonly mood: Mood; readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [];

  const takeMood = ({ method, path }: Call) => {
    const [next] = moods;
    return method !== 'GET' && next !== undefined && path.includes(next.path) ? moods.shift() : undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = new URL(request.url ?? '/', 'http://pipedrive.test');
    const raw = await text(request);
    const { method = 'GET', headers } = request;
    const call = { method, path: target.pathname, headers, url: request.url ?? '' };
    calls.push(call);
    if (headers['x-api-token'] !== pipedriveKey)
      return json(response, { status: 401, body: { success: false, error: 'unauthorized access' } });
    const next = takeMood(call);
    if (next !== undefined && next.mood !== 'dropped')
      return json(response, { status: statusOf[next.mood], body: { success: false, error: next.mood }, headers: next.headers });
    try {
      const body = raw === '' ? {} : (JSON.parse(raw) as Readonly<Record<string, unknown>>);
      const result = account.answer({ method, path: target.pathname, query: target.searchParams, body });
      if (next !== undefined) return void response.destroy();
      json(response, { status: method === 'POST' ? 201 : 200, body: { success: true, ...result } });
    } catch (error) {
      if (!(error instanceof PipedriveRefusal)) throw error;
      json(response, { status: error.status, body: { success: false, error: error.message } });
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: calls as readonly Call[],
    records: account.records,
    /** Adds a record that somebody else has made. */
    add: account.add,
    /** How the next order to a path is answered; several wait for their turn. */
    answerNext: (mood: Mood, path: string, headers: Readonly<Record<string, string>> = {}) =>
      void moods.push({ mood, path, headers }),
    /** True: the search knows nothing of new records, as it may for a while. */
    leaveSearchBehind: (isBehind: boolean) => {
      account.switches.isSearchBehind = isBehind;
    },
    forget: () => {
      for (const records of Object.values(account.records)) records.length = 0;
      calls.length = 0;
      moods.length = 0;
      account.switches.isSearchBehind = false;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type PipedriveStandIn = Awaited<ReturnType<typeof startPipedriveStandIn>>;
