import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let token: string;
let url: string;
beforeAll(async () => {
  gateway = await createGateway();
  token = await signInByPassword(gateway);
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const megabyte = 1_048_576;
const json = { 'content-type': 'application/json' };

/** A body without a declared length (chunked). */
async function* chunks(megabytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < megabytes; sent += 1) yield new Uint8Array(megabyte).fill(0x20);
}

const tries = [1, 2, 3, 4, 5];

describe('a body over the limit', () => {
  it.each([
    ['of a call', '/create_job', 'x'.repeat(5 * megabyte)],
    ['of a photo', '/slip/upload', 'x'.repeat(20 * megabyte)],
    ["of a partner's server", '/baanchandra/address/release', 'x'.repeat(3 * megabyte)],
  ])('%s is answered so that fetch can read it, every time', async (_what, call, body) => {
    const signed = { 'songwai-partner': 'baanchandra', 'songwai-signature': `t=1,v1=${'0'.repeat(64)}` };
    for (const _try of tries) {
      const response = await fetch(`${url}/api${call}`, {
        method: 'POST',
        headers: { ...json, ...signed, 'sk-token': token },
        body,
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ responseCode: 413, responseDesc: expect.any(String) });
    }
  });

  it('is answered where its length is not said, too', async () => {
    for (const _try of tries) {
      const init = { method: 'POST', headers: { ...json, 'sk-token': token }, body: chunks(5), duplex: 'half' as const };
      const response = await fetch(`${url}/api/create_job`, init);
      expect([response.status, ((await response.json()) as { responseCode: number }).responseCode]).toEqual([413, 413]);
    }
  });

  it('is answered to who wants the connection closed, too', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    const head = ['POST /api/create_job HTTP/1.1', 'Host: x', 'Connection: close', 'Content-Type: application/json'];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${5 * megabyte}\r\n\r\n`);
    for (let sent = 0; sent < 5; sent += 1) if (!socket.write('x'.repeat(megabyte))) await once(socket, 'drain');
    await expect.poll(() => heard).toContain('"responseCode":413');
    socket.destroy();
  });

  it('is not taken without end', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    // The server closes the connection while this side still sends.
    socket.on('error', () => undefined).resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /api/create_job HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${megabyte ** 2}\r\n\r\n`,
    );
    const part = Buffer.alloc(megabyte, 0x20);
    let sent = 0;
    while (!socket.destroyed) {
      sent += 1;
      if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await closed;
    expect(sent).toBeLessThan(100);
  });
});

describe('a body of many parts', () => {
  const ask = (call: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
    gateway.app.inject({ method: 'POST', url: `/api${call}`, payload, headers: { ...json, ...headers } });
  const ones = (bytes: number): string => `[${'1,'.repeat(bytes / 2)}1]`;

  it('of a megabyte is too large for a price, and is not read', async () => {
    const answer = await ask('/estimate_price', ones(megabyte));
    expect([answer.statusCode, answer.json()]).toEqual([413, { responseCode: 413, responseDesc: expect.any(String) }]);
  });

  it('of less than 64 kB is refused for what it is', async () => {
    expect((await ask('/estimate_price', ones(60_000))).statusCode).toBe(400);
  });

  it('is no photo, which anybody may send before the order is booked', async () => {
    expect((await ask('/order/photo', `{"guid":"many-parts-1","imgBase64":${ones(megabyte)}}`)).statusCode).toBe(413);
    expect((await ask('/order/photo', `{"guid":"many-parts-1","imgBase64":"${'A'.repeat(megabyte)}"}`)).statusCode).not.toBe(413);
  });

  it('is not read of a stranger where a batch is taken', async () => {
    const broken = '[1,'.repeat(megabyte / 4);
    expect((await ask('/bulk', broken)).statusCode).toBe(401);
    expect((await ask('/bulk', broken, { 'sk-token': token })).statusCode).toBe(400);
  });
});
