import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordEvent } from '../src/events/queries.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { plainOrder } from './builders/order.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await createGateway();
});
afterEach(() => gateway.close());

const ask = () => gateway.inject({ method: 'GET', url: '/readyz' });

describe('a gateway is ready', () => {
  it('on a database that a newer version has migrated', async () => {
    await gateway.pool.query(`insert into schema_migration (number, name, checksum) values (9999, '9999-next.sql', 'x')`);
    expect((await ask()).status).toBe(200);
  });

  it('not on one that lacks a migration of its own, or has another in its place', async () => {
    await gateway.pool.query(`update schema_migration set checksum = 'x' where number = 1`);
    expect(await ask()).toMatchObject({ status: 503, body: { reason: 'the database is not migrated' } });
  });

  it('while calls use every connection of the pool', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => gateway.pool.connect()));
    try {
      expect((await ask()).status).toBe(200);
    } finally {
      for (const client of clients) client.release();
    }
  });

  it('while the database answers late: what it said last holds', async () => {
    expect((await ask()).status).toBe(200);
    const locker = await gateway.pool.connect();
    await locker.query('begin; lock table schema_migration in access exclusive mode');
    expect((await ask()).status).toBe(200);
    await locker.query('rollback');
    locker.release();
  });

  it('however many events wait, and says how many and since when', async () => {
    const at = gateway.clock.now();
    for (const subject of ['T1', 'T2', 'T3']) await recordEvent(gateway.db, { kind: 'test.happened', subject, payload: {}, at });
    gateway.clock.advanceSeconds(90);
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready', outbox: { waiting: 3, oldestSeconds: 90 } } });
  });

  it('also where how many events wait cannot be read', async () => {
    await gateway.pool.query('alter table outbox rename to outbox_away');
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('no more from when it is asked to stop, and serves calls until it closes', async () => {
    gateway.app.announceStop();
    expect(await ask()).toMatchObject({ status: 503, body: { status: 'not ready', reason: 'stopping' } });
    expect((await gateway.post('/estimate_price', { ...plainOrder({ guid: 'x' }) })).status).toBe(200);
  });
});

it('a call that comes while the gateway closes is told in the envelope when to come again', async () => {
  const url = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  await once(socket, 'connect');
  const body = JSON.stringify({ userName: 'nobody', password: 'nothing' });
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n';
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
  // The first call has begun.
  await expect.poll(() => heard).toContain('100 Continue');
  const closed = gateway.app.close();
  socket.write(`${body}GET /api/get_setting?lang=en HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => heard).toContain('"responseCode":503');
  expect(heard).toMatch(/retry-after: 2/i);
  socket.destroy();
  await closed;
});
