import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A message that a LINE account has got. */
export interface LineDelivery {
  readonly to: string;
  readonly text: string;
  readonly retryKey: string;
}

/**
 * What goes wrong with a request: LINE is too busy, has used up the month's messages, breaks, or says nothing; or the message is
 * delivered and the answer gets lost.
 */
export type LineTrouble = 'busy' | 'monthlyLimit' | 'broken' | 'silent' | 'lostAnswer';

/** A local server that stands in for LINE's Messaging API. */
export interface LineStandIn {
  readonly url: string;
  readonly token: string;
  /** What arrived, each once. */
  readonly delivered: readonly LineDelivery[];
  /** How many requests came. */
  readonly requests: number;
  /** The next requests go wrong in this way, one after another. */
  failNext(...troubles: readonly LineTrouble[]): void;
  /** From now on this account does not exist. */
  remove(lineId: string): void;
  close(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

/** Reads the body of a push message; null for one that LINE would refuse. */
function readPush(body: unknown): { readonly to: string; readonly text: string } | null {
  const { to, messages } = body as { readonly to?: unknown; readonly messages?: readonly { type?: unknown; text?: unknown }[] };
  const [message, ...more] = messages ?? [];
  const isText =
    message?.type === 'text' && typeof message.text === 'string' && message.text !== '' && message.text.length <= 5000;
  return typeof to === 'string' && /^U[0-9a-f]{32}$/.test(to) && isText && more.length === 0
    ? { to, text: String(message.text) }
    : null;
}

/** Starts a stand-in that accepts each retry key once and answers 409 to every repetition, as LINE does. */
export async function startLineStandIn(): Promise<LineStandIn> {
  const token = 'channel-access-token/+=';
  const accepted = new Map<string, string>();
  const gone = new Set<string>();
  const delivered: LineDelivery[] = [];
  const troubles: LineTrouble[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    requests += 1;
    const requestId = `request-${requests}`;
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-line-request-id': requestId, ...headers })
        .end(JSON.stringify(body));
    const push = readPush(await json(request));
    const trouble = troubles.shift();
    if (trouble === 'silent') return;
    if (trouble === 'busy') return void answer(429, { message: 'The API rate limit has been exceeded. Try again later.' });
    if (trouble === 'monthlyLimit') return void answer(429, { message: 'You have reached your monthly limit.' });
    if (trouble === 'broken') return void answer(500, { message: 'Internal Server Error' });
    if (request.method !== 'POST' || request.url !== '/v2/bot/message/push') return void answer(404, { message: 'Not found' });
    if (headerOf(request, 'authorization') !== `Bearer ${token}`)
      return void answer(401, { message: 'Authentication failed. Confirm that the access token is valid.' });
    const retryKey = headerOf(request, 'x-line-retry-key');
    if (push === null || !uuid.test(retryKey)) return void answer(400, { message: 'The request body has 1 error(s)' });
    const before = accepted.get(retryKey);
    if (before !== undefined)
      return void answer(409, { message: 'The retry key is already accepted' }, { 'x-line-accepted-request-id': before });
    if (gone.has(push.to)) return void answer(400, { message: 'Failed to send messages' });
    accepted.set(retryKey, requestId);
    delivered.push({ ...push, retryKey });
    if (trouble === 'lostAnswer') return void response.destroy();
    answer(200, { sentMessages: [{ id: String(delivered.length) }] });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    delivered,
    get requests() {
      return requests;
    },
    failNext: (...next) => void troubles.push(...next),
    remove: (lineId) => void gone.add(lineId),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
