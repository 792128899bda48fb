import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createOmiseAccount, OmiseRefusal } from './omise-account.ts';
import { answerApi } from './omise-routes.ts';
import { errorObject, type OmiseChargeObject, type OmiseEvent } from './omise-shapes.ts';

export const omiseKeys = {
  publicKey: 'pkey_test_5g5idkedstandin',
  secretKey: 'skey_test_5g5hushstandin',
  webhookSecret: Buffer.from('a secret of the tests, 32 bytes!').toString('base64'),
};

/**
 * How calls that change something are answered. `late` and `dropped`: it is done, and the answer never comes; `garbled`: it is done, and
 * the answer cannot be read; `broken`: nothing is done, and the answer is 500; `busy`: nothing is done, 429.
 */
export type OmiseMood = 'well' | 'late' | 'dropped' | 'garbled' | 'broken' | 'busy';

interface WebhookOptions {
  /** Signed by somebody else. */
  readonly isForged?: boolean;
  /** When it was signed; default: now. */
  readonly at?: Date;
}

interface AskedOfOmise {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

/** Clients send JSON; a browser's form has `card[number]`, which nothing here needs. */
const parse = (raw: string): Readonly<Record<string, unknown>> => (raw === '' ? {} : JSON.parse(raw));

const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** A local server that speaks Omise's documented protocol, with an account of its own. Nothing sleeps: the test advances the clock. */
export async function startOmiseStandIn({ now }: { readonly now: () => Date }) {
  const asked: AskedOfOmise[] = [];
  const answered = new Map<string, object>();
  const switches = { mood: 'well' as OmiseMood, isSearchBehind: false };
  let url = '';
  const account = createOmiseAccount({ now, url: () => url });

  const spoil = (response: ServerResponse): boolean => {
    if (switches.mood === 'dropped') response.destroy();
    if (switches.mood === 'garbled') response.end('<html>');
    return switches.mood !== 'well';
  };

  const answerCall = (call: AskedOfOmise, response: ServerResponse) => {
    const { method, headers, path } = call;
    const target = new URL(path, url);
    const isVault = target.pathname === '/tokens';
    if (headers.authorization !== basic(isVault ? omiseKeys.publicKey : omiseKeys.secretKey))
      return json(response, 401, errorObject('authentication_failure'));
    const isOrder = method !== 'GET' && !isVault;
    if (isOrder && switches.mood === 'broken') return json(response, 500, errorObject('internal_error'));
    if (isOrder && switches.mood === 'busy') return json(response, 429, errorObject('too_many_requests'));
    const key = headers['idempotency-key'] === undefined ? undefined : `${target.pathname} ${headers['idempotency-key']}`;
    const answer =
      (key === undefined ? undefined : answered.get(key)) ??
      answerApi(account, { method, target, body: call.body, isSearchBehind: switches.isSearchBehind });
    if (key !== undefined) answered.set(key, answer);
    if (isOrder && spoil(response)) return;
    json(response, 200, answer);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const [, charges, id = ''] = path.split('/');
    const body = await text(request);
    // The picture's address is the permission itself.
    if (charges === 'charges' && path.includes('/downloads/'))
      return void response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end(`<svg xmlns="http://www.w3.org/2000/svg"><desc>${id}</desc></svg>`);
    if (charges === 'payments' && method === 'POST') {
      const { return_uri } = account.settle(id, path.endsWith('answer=fail') ? 'fail' : 'pass');
      return void response.writeHead(302, { location: return_uri ?? '/' }).end();
    }
    if (charges === 'payments')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<form method="post"><button>OK</button></form>');
    const call = { method, path, headers, body: parse(body) };
    asked.push(call);
    try {
      answerCall(call, response);
    } catch (error) {
      if (error instanceof OmiseRefusal) return json(response, error.status, errorObject(error.code));
      throw error;
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A webhook as Omise sends it, for `inject` or `fetch`. */
  const webhook = (event: OmiseEvent, { isForged = false, at = now() }: WebhookOptions = {}) => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const secret = Buffer.from(isForged ? 'bm90IHRoZSBzZWNyZXQ' : omiseKeys.webhookSecret, 'base64');
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'omise-signature': signature, 'omise-signature-timestamp': timestamp };
    return { headers, body };
  };

  return {
    url,
    /** The calls of the API so far, in order. */
    asked: asked as readonly AskedOfOmise[],
    /** The account's charges. */
    charges: account.charges as readonly Readonly<OmiseChargeObject>[],
    /** Everything that Omise would report; the test decides when, how often, and whether at all. */
    events: account.events as readonly OmiseEvent[],
    webhook,
    /** What the browser does at the vault, with the public key. */
    createToken: async (card: { number: string; name: string; expiration_month: number; expiration_year: number }) => {
      const headers = { authorization: basic(omiseKeys.publicKey), 'content-type': 'application/json' };
      const response = await fetch(`${url}/tokens`, { method: 'POST', headers, body: JSON.stringify({ card }) });
      return ((await response.json()) as { id: string }).id;
    },
    /** The customer answers on the bank's page. @returns where the bank sends the browser back to. */
    confirm: async (authorizeUri: string, answer: 'pass' | 'fail') => {
      const response = await fetch(`${authorizeUri}?answer=${answer}`, { method: 'POST', redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    /** The customer scans the code and pays, also after its end. */
    payPromptPay: (ref: string) => account.settle(ref, 'pass'),
    /** Until it is said otherwise. */
    answer: (mood: OmiseMood) => {
      switches.mood = mood;
    },
    /** True: the search knows nothing of new charges, as it may for a while. */
    leaveSearchBehind: (isBehind: boolean) => {
      switches.isSearchBehind = isBehind;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type OmiseStandIn = Awaited<ReturnType<typeof startOmiseStandIn>>;
