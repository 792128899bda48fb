import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in answers one request. */
export type StandInAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that speaks a provider's protocol. */
export interface HttpStandIn {
  readonly url: string;
  /** What it was asked, in order: path with query, and headers. */
  readonly asked: readonly { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** Starts one that gives these answers one after another, the last one for ever. */
export async function startHttpStandIn(...answers: readonly [StandInAnswer, ...StandInAnswer[]]): Promise<HttpStandIn> {
  const asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url: new URL(request.url ?? '/', 'http://stand-in.test'), headers: request.headers });
    answer?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with JSON. */
export const answerJson =
  (body: unknown, status = 200): StandInAnswer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** How often a server that fails so is asked for one customer: who has waited in vain is not made to wait again. */
export const attemptsFor = (failure: string): number => (failure === 'never answers' ? 1 : 2);

/** The ways in which a server fails, by what it does. */
export const failingAnswers: readonly (readonly [string, StandInAnswer])[] = [
  ['is down', answerJson({}, 503)],
  ['never answers', () => undefined],
  ['breaks off', (_request, response) => void response.destroy()],
  [
    'breaks off in the middle',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '99' });
      response.write('{"a":', () => response.destroy());
    },
  ],
  ['answers no JSON', (_request, response) => void response.end('<html>')],
  ['answers another shape', answerJson({ hello: 'world' })],
];
