import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../../tests/booking/booking-fixture.ts';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import type { Timeouts } from './timeouts.ts';

let fixture: BookingFixture;
let port: number;
afterEach(() => fixture.close());

const open = async (timeouts: Partial<Timeouts>): Promise<void> => {
  fixture = await createBookingFixture({ timeouts });
  port = Number(new URL(await fixture.app.listen({ port: 0, host: '127.0.0.1' })).port);
};

/** Connects and sends only this text. */
const begin = async (start: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(start);
  return socket;
};
const lineOf = (name: string, value: string | number): string => `${name}: ${value}\r\n`;
const headers = (length: number): string =>
  `POST /api/estimate_price HTTP/1.1\r\n${lineOf('host', 'x')}${lineOf('content-type', 'application/json')}${lineOf('content-length', length)}\r\n`;

describe('a connection', () => {
  it.each([
    ['that says nothing', ''],
    ['whose headers never end', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
    ['whose body never ends', `${headers(1_000)}{"vehicle":`],
  ])('%s is told so and closed, sixty of them too', async (_what, start) => {
    await open({ headersMs: 200, requestMs: 400 });
    const sockets = await Promise.all(Array.from({ length: 60 }, () => begin(start)));
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        responseCode: 408,
        responseDesc: expect.any(String),
      });
    }
    await expect
      .poll(() => new Promise((resolve) => fixture.app.server.getConnections((_error, count) => resolve(count))))
      .toBe(0);
  });

  it('that sends its body a byte at a time is closed as late as one that stops', async () => {
    await open({ headersMs: 200, requestMs: 400 });
    const socket = await begin(headers(1_000));
    const dribble = setInterval(() => socket.write(' '), 20);
    // Writing after the server has closed is an error on this side, and expected.
    socket.on('error', () => undefined);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(dribble);
    socket.destroy();
  });

  it('that falls silent in the middle is closed before its time for a whole request is over', async () => {
    await open({ requestMs: 3_600_000, idleMs: 200 });
    const socket = await begin(`${headers(1_000)}{"vehicle":`);
    expect(await text(socket)).toBe('');
  });

  it('that asks nothing more after an answer is closed', async () => {
    await open({ keepAliveMs: 200 });
    const socket = await begin('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that is no HTTP is told so in the envelope', async () => {
    await open({});
    const socket = await begin('EHLO mail.example\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"responseCode":400');
  });

  it('that follows a job stays open, whatever time a request may take', async () => {
    await open({ headersMs: 100, requestMs: 200, keepAliveMs: 100 });
    const { body } = await fixture.call('/create_job', plainOrder(), await fixture.addUser());
    const stream = await followStream(`http://127.0.0.1:${port}/api/tracking/${body.trackingId}/stream`);
    await expect.poll(() => stream.statuses()).toEqual(['matching']);
    // Waits longer than every limit: a connection opened after the stream's is closed first.
    await text(await begin('GET /healthz HTTP/1.1\r\nHost: x\r\n'));
    for (let second = 0; second < 60; second += 20) {
      fixture.clock.advanceSeconds(20);
      await fixture.simulator.tick();
    }
    await expect.poll(() => stream.statuses()).toContain('assigned');
    stream.leave();
  });
});
