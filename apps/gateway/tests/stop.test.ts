import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, makeGatewayProcess } from '../crash/gateway-process.ts';
import { plainOrder } from './builders/order.ts';
import { findFreePort } from './harness/find-free-port.ts';

let gateway: GatewayProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-stop-'));
  gateway = makeGatewayProcess({ dataDir, port: await findFreePort() });
});
afterEach(() => gateway.kill());
afterAll(() => rm(dataDir, { recursive: true }));

const post = (call: string, body: object, token = ''): Promise<Record<string, unknown>> =>
  fetch(`http://127.0.0.1:${gateway.port}/api${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sk-token': token },
    body: JSON.stringify(body),
  }).then((response) => response.json() as Promise<Record<string, unknown>>);

/** Sends the headers of a booking and waits until the gateway has accepted it (100 Continue); the body follows later. */
const beginBooking = async (body: object, token: string) => {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), expect: '100-continue' };
  const call = request(`http://127.0.0.1:${gateway.port}/api/create_job`, {
    method: 'POST',
    headers: { ...headers, 'sk-token': token },
    agent: false,
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.flushHeaders();
  await once(call, 'continue');
  return {
    finish: async (): Promise<unknown> => {
      call.end(text);
      const [response] = await answered;
      return json(response);
    },
  };
};

/** Resolves once the port refuses connections. */
const waitUntilClosed = async (): Promise<void> => {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(gateway.port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
  await expect.poll(isOpen, { interval: 20 }).toBe(false);
};

describe('a gateway that is asked to stop', () => {
  it('finishes what it was asked, ends live streams, takes its database down and leaves with 0 within ten seconds', async () => {
    await gateway.spawn();
    await gateway.waitUntilReady();

    const { skToken } = await post('/login', { userName: 'demo@songwai.test', password: 'demo1234' });
    const booking = plainOrder({ guid: 'stop-test-1' });
    const { trackingId } = await post('/create_job', booking, String(skToken));
    const stream = await fetch(`http://127.0.0.1:${gateway.port}/api/tracking/${String(trackingId)}/stream`);
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);

    const booked = await beginBooking({ ...booking, guid: 'stop-test-2' }, String(skToken));
    const asked = performance.now();
    const exit = gateway.stop();
    await waitUntilClosed();
    expect(await booked.finish()).toMatchObject({ responseCode: 200, jobId: 'J00000002' });
    expect(await exit).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    let last = await reader?.read();
    while (last?.done === false) last = await reader?.read();
    expect(last?.done).toBe(true);
    const log = await readFile(gateway.logFile, 'utf8');
    expect(log).toContain(`http://127.0.0.1:${gateway.port}/`);
    expect(log).not.toContain('"level":50');
    // The embedded PostgreSQL has ended, so a second gateway can start on the folder at once.
    await gateway.spawn();
    await gateway.waitUntilReady();
    expect(await gateway.stop()).toBe(0);
  }, 90_000);

  it('stops in the same order when Ctrl-C reaches it twice, from the terminal and from who started it', async () => {
    await gateway.spawn();
    await gateway.waitUntilReady();

    const exit = gateway.stop(['SIGINT']);
    await waitUntilClosed();
    expect(await gateway.stop(['SIGINT', 'SIGTERM'])).toBe(0);
    expect(await exit).toBe(0);
    await expect(stat(path.join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  }, 90_000);
});
