import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileTransport } from './create-file-transport.ts';
import { createStreamingTransport } from './create-streaming-transport.ts';
import type { Endpoint } from './endpoint.ts';
import type { TransportOptions } from './transport-options.ts';

const person = {
  userName: 'somchai@songwai.test',
  token: 'secret-session-token',
};

let asked: string[];
let options: TransportOptions;
beforeEach(() => {
  asked = [];
  options = {
    baseUrl: 'https://songwai.test',
    channel: 'web',
    language: () => 'th',
    device: { name: 'test', version: '1' },
    landingUrl: 'https://songwai.test/',
    sessionToken: () => person.token,
    userName: () => person.userName,
    onSessionInvalid: () => undefined,
    fetch: async (input) => {
      asked.push(decodeURIComponent(String(input)));
      return Response.json({ responseCode: 200, responseDesc: 'OK' });
    },
  };
});
afterEach(() => expect(asked.join('\n')).not.toMatch(/userName=|facebook(Id|TokenId)=|somchai|secret-session-token/));

const isRead = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'example' in value && 'method' in value && value.method === 'GET';

/** Every call of the wire that reads. */
const source = fileURLToPath(new URL('..', import.meta.url));
const contracts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('contract.ts'));
const gets = (await Promise.all(contracts.map((file): Promise<object> => import(/* @vite-ignore */ `${source}${file}`))))
  .flatMap((module) => Object.values(module).filter(isRead))
  // The specification's own path has the name in it.
  .filter(({ path }) => path !== '/forgetPassword/:userName/web');

it('no address of a call that reads says who asks', async () => {
  const transport = createStreamingTransport(options);
  expect(gets.length).toBeGreaterThan(70);
  for (const { path, paramsExample = {}, example } of gets)
    await transport.call({ method: 'GET', path, params: paramsExample, body: example as never, isIdempotentRead: false });
  expect(asked).toHaveLength(gets.length);
});

it('no address of a file does', async () => {
  const transport = createFileTransport(options);
  for (const { path, paramsExample = {}, example } of gets.filter(({ file }) => file !== undefined))
    await transport.fetchFile({ method: 'GET', path, params: paramsExample, body: example as never }).catch(() => undefined);
  expect(asked.length).toBeGreaterThan(2);
});

it('no address of a live stream does', async () => {
  const stream = createStreamingTransport(options).stream('/chat/stream', new AbortController().signal);
  await stream[Symbol.asyncIterator]()
    .next()
    .catch(() => undefined);
  expect(asked).toHaveLength(1);
});
