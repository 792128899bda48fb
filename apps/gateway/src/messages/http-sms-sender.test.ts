import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { DeliveryError } from './sender.ts';

const sms = { id: 7, to: '0812345678', body: 'รหัส Songwai ของคุณคือ 4821' };
const running = new AbortController().signal;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A provider of text messages that gives the test's answer. */
async function startProvider(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`;
}

const senderAt = (url: string, timeoutMs = 10_000) =>
  createHttpSmsSender({ url, key: 'AC1:secret', sender: 'Songwai', timeoutMs });

const failureOf = async (sending: Promise<void>): Promise<DeliveryError> => {
  const error: unknown = await sending.then(
    () => expect.fail('the message was taken'),
    (problem: unknown) => problem,
  );
  if (error instanceof DeliveryError) return error;
  throw error;
};

describe('a text message through an HTTP provider', () => {
  it('is posted as a form with basic authentication, the number as the world writes it', async () => {
    const seen: Record<string, unknown> = {};
    const url = await startProvider(async (request, response) => {
      Object.assign(seen, { method: request.method, path: request.url, ...request.headers });
      seen['form'] = Object.fromEntries(new URLSearchParams(await text(request)));
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
    });
    await senderAt(url).send(sms, running);
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      form: { To: '+66812345678', From: 'Songwai', Body: sms.body },
    });
    expect(seen['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it.each([
    [400, 'a number that is none', true],
    [404, 'an address that is none', true],
    [401, 'a key that the operator will mend', false],
    [429, 'too many at once', false],
    [500, 'a fault of its own', false],
    [503, 'being away', false],
  ])('answered %i (%s) is told for what it is, without repeating the number', async (status, _what, isPermanent) => {
    const url = await startProvider((_request, response) => {
      const body = { code: 21211, message: "The 'To' number +66812345678 is not valid", status };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const error = await failureOf(senderAt(url).send(sms, running));
    expect(error).toMatchObject({ isPermanent, message: `SMS provider answered ${status} (21211)` });
  });

  it('is tried later where the answer is a page of a proxy', async () => {
    const url = await startProvider((_request, response) => void response.writeHead(502).end('<html>Bad gateway'));
    expect(await failureOf(senderAt(url).send(sms, running))).toMatchObject({ isPermanent: false });
  });

  it('is not sent on to where the provider points, key and all', async () => {
    const url = await startProvider(
      (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    );
    expect(await failureOf(senderAt(url).send(sms, running))).toMatchObject({ isPermanent: false });
  });

  it('does not wait for a provider that says nothing, nor for one that is down', async () => {
    const url = await startProvider(() => undefined);
    expect(await failureOf(senderAt(url, 300).send(sms, running))).toMatchObject({ isPermanent: false });
    server?.closeAllConnections();
    server?.close();
    expect(await failureOf(senderAt(url).send(sms, running))).toMatchObject({ isPermanent: false });
  });

  it('lets the gateway stop at once', async () => {
    const stop = new AbortController();
    const sending = failureOf(senderAt(await startProvider(() => undefined)).send(sms, stop.signal));
    stop.abort();
    expect((await sending).isPermanent).toBe(false);
  });
});
