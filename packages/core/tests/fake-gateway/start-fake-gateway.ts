import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Value } from 'typebox/value';
import type { Endpoint, ReplyOf, RequestOf } from '../../src/gateway/endpoint.ts';
import { endpoints } from './endpoints.ts';

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
}

/** A reply of the contract, or an arbitrary one to test the client's error handling. */
type Answer<E extends Endpoint> = ReplyOf<E> | RawAnswer;
interface RawAnswer {
  readonly status: number;
  readonly text: string;
}
type Handler = (body: never, call: ReceivedCall) => unknown;
type RawHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeGateway {
  readonly baseUrl: string;
  readonly calls: readonly ReceivedCall[];
  /** Sets the answer of a contract; a promise delays it. */
  answer<E extends Endpoint>(
    endpoint: E,
    handler: (body: RequestOf<E>, call: ReceivedCall) => Answer<E> | Promise<Answer<E>>,
  ): void;
  /** Handles a path below `/api` directly (streams, broken connections). */
  handle(path: string, handler: RawHandler): void;
  callsTo(endpoint: Endpoint): readonly ReceivedCall[];
  /** Resolves when the contract has been called this many times. */
  called(endpoint: Endpoint, times: number): Promise<void>;
  stop(): Promise<void>;
}

const isRaw = (answer: unknown): answer is RawAnswer =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'text' in answer;

const readBody = async (request: IncomingMessage, url: URL): Promise<Record<string, unknown>> => {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
};

/** Whether an address has the form of a contract's path (`/:partner/address/save`). */
const hasForm = (form: string, path: string): boolean => new RegExp(`^${form.replace(/:\w+/g, '[^/]+')}$`).test(path);

const keyOf = (method: string | undefined, path: string) => `${method} ${path}`;

/**
 * A server that enforces the contracts: it refuses invalid requests and names the field, refuses a call without its required
 * session, and makes a test fail that gives an invalid answer.
 */
export const startFakeGateway = async (): Promise<FakeGateway> => {
  const calls: ReceivedCall[] = [];
  const handlers = new Map<string, Handler>();
  const rawHandlers = new Map<string, RawHandler>();
  const waiting = new Set<() => void>();

  const decide = async (request: IncomingMessage, url: URL): Promise<{ status: number; text: string }> => {
    const path = url.pathname.replace(/^\/api/, '');
    const json = (status: number, reply: object) => ({ status, text: JSON.stringify(reply) });
    const endpoint = endpoints.find((known) => hasForm(known.path, path) && known.method === request.method);
    const body = await readBody(request, url);
    const call = { method: request.method ?? '', path, body, headers: request.headers };
    calls.push(call);
    for (const check of waiting) check();
    if (!endpoint) return json(404, { responseCode: 404, responseDesc: `No call ${request.method} ${path}` });
    if (endpoint.access === 'session' && !request.headers['sk-token']) {
      return json(401, { responseCode: 401, responseDesc: "Missing request header 'sk-token'" });
    }
    const [fault] = Value.Errors(endpoint.request, body);
    if (fault) {
      const field = fault.instancePath.slice(1).replaceAll('/', '.');
      return json(400, { responseCode: 400, responseDesc: `${field} ${fault.message}`, field });
    }
    const handler = handlers.get(keyOf(endpoint.method, endpoint.path));
    if (!handler) return json(500, { responseCode: 500, responseDesc: `The test has no answer for ${path}` });
    const answer = await handler(body as never, call);
    if (isRaw(answer)) return answer;
    if (!Value.Check(endpoint.reply, answer)) {
      return json(500, { responseCode: 500, responseDesc: `The test's answer for ${path} breaks the contract` });
    }
    return json(200, answer as object);
  };

  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const raw = rawHandlers.get(url.pathname.replace(/^\/api/, ''));
    if (raw) return raw(request, response);
    decide(request, url).then(
      ({ status, text }) =>
        response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': `r-${calls.length}` }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const callsTo = (endpoint: Endpoint) =>
    calls.filter((call) => hasForm(endpoint.path, call.path) && call.method === endpoint.method);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (endpoint, handler) => void handlers.set(keyOf(endpoint.method, endpoint.path), handler as Handler),
    handle: (path, handler) => void rawHandlers.set(path, handler),
    callsTo,
    called: (endpoint, times) =>
      new Promise((resolve) => {
        const check = () => {
          if (callsTo(endpoint).length < times) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
