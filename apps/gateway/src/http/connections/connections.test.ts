import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { makeSimulator } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

/** Long enough for sixty connections, short enough to wait for. */
const timeouts = { headersMs: 200, requestMs: 400, keepAliveMs: 200 };

let gateway: Gateway;
let port: number;
const listen = async ({ app }: Gateway): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
beforeAll(async () => {
  gateway = await createGateway({ timeouts });
  port = await listen(gateway);
});
afterAll(() => gateway.close());

/** Connects and sends only this text. */
const begin = async (start: string, at = port): Promise<Socket> => {
  const socket = connect({ port: at, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(start);
  return socket;
};
/** What was answered until the server closed: where it leaves bytes unread, the system resets the connection instead. */
const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => socket.destroy()).on('end', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
const lineOf = (name: string, value: string | number): string => `${name}: ${value}\r\n`;
const headers = (length: number): string =>
  `POST /api/estimate_price HTTP/1.1\r\n${lineOf('host', 'x')}${lineOf('content-type', 'application/json')}${lineOf('content-length', length)}\r\n`;

describe('a connection', () => {
  it.each([
    ['that says nothing', ''],
    ['whose headers never end', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
    ['whose body never ends', `${headers(1_000)}{"vehicle":`],
  ])('%s is told so and closed, sixty of them too', async (_what, start) => {
    const sockets = await Promise.all(Array.from({ length: 60 }, () => begin(start)));
    const answers = await Promise.all(sockets.map((socket) => untilClosed(socket)));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        responseCode: 408,
        responseDesc: expect.any(String),
      });
    }
    await expect
      .poll(() => new Promise((resolve) => gateway.app.server.getConnections((_error, count) => resolve(count))))
      .toBe(0);
  });

  it('that sends its body a byte at a time is closed as late as one that stops', async () => {
    const socket = await begin(headers(1_000));
    const dribble = setInterval(() => socket.write(' '), 20);
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(dribble);
  });

  it('that falls silent in the middle is closed before its time for a whole request is over', async () => {
    const patient = await createGateway({ timeouts: { requestMs: 3_600_000, idleMs: 200 } });
    const socket = await begin(`${headers(1_000)}{"vehicle":`, await listen(patient));
    expect(await untilClosed(socket)).toBe('');
    await patient.close();
  });

  it('that asks nothing more after an answer is closed', async () => {
    const socket = await begin('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that is no HTTP is told so in the envelope', async () => {
    const socket = await begin('EHLO mail.example\r\n\r\n');
    const answer = await untilClosed(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"responseCode":400');
  });

  it('that follows a job stays open, whatever time a request may take', async () => {
    const { trackingId } = await bookJob(gateway, await addCustomer(gateway));
    const simulator = makeSimulator(gateway);
    const stream = await followStream(`http://127.0.0.1:${port}/api/tracking/${trackingId}/stream`);
    await expect.poll(() => stream.statuses()).toEqual(['matching']);
    // Waits longer than every limit: a connection opened after the stream's is closed first.
    await untilClosed(await begin('GET /healthz HTTP/1.1\r\nHost: x\r\n'));
    for (let second = 0; second < 60; second += 20) {
      gateway.clock.advanceSeconds(20);
      await simulator.tick();
    }
    await expect.poll(() => stream.statuses()).toContain('assigned');
    stream.leave();
  });
});
