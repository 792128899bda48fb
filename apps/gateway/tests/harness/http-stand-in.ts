import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request. */
export type StandInAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server that stands in for a provider. */
export interface HttpStandIn {
  readonly url: string;
  /** The requests so far, in order: path with query, and headers. */
  readonly asked: readonly { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** Starts a server that gives these answers in turn and then repeats the last one. */
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

/** An answer with a JSON body. */
export const answerJson =
  (body: unknown, status = 200): StandInAnswer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Expected attempts for one customer's request: a timeout is not retried, because it has cost the customer the waiting time. */
export const attemptsFor = (failure: string): number => (failure === 'never answers' ? 1 : 2);

/** Failing answers, by description. */
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
