import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followStream } from './booking/follow-stream.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { plainOrder } from './builders/order.ts';
import { partnerOrigin } from './builders/partners.ts';
import { signInByPassword } from './builders/sessions.ts';
import { createProxiedDatabase, type DatabaseProxy } from './harness/database-proxy.ts';

let gateway: Gateway;
let proxy: DatabaseProxy;
let token: string;
beforeAll(async () => {
  const proxied = await createProxiedDatabase();
  proxy = proxied.proxy;
  gateway = await createGateway({ database: proxied.database });
  token = await signInByPassword(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.db.deleteFrom('jobs').execute());

const book = (guid: string) => gateway.post('/create_job', plainOrder({ guid }), { token });
const countJobs = async (): Promise<number> => (await gateway.db.selectFrom('jobs').select('id').execute()).length;
const isReady = async (): Promise<number> => (await gateway.inject({ method: 'GET', url: '/readyz' })).status;

describe('while the database is away', () => {
  it('a live stream stays open and shows afterwards what happened meanwhile', async () => {
    const { body } = await book('stream-1');
    const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await followStream(`${url}/api/tracking/${String(body['trackingId'])}/stream`);
    await expect.poll(() => stream.statuses()).toEqual(['matching']);
    await proxy.cut();
    expect(await isReady()).toBe(503);
    await proxy.restore();
    expect((await gateway.post('/cancel_job', { jobId: body['jobId'] }, { token })).body).toMatchObject({ responseCode: 200 });
    await expect.poll(() => stream.statuses().at(-1)).toBe('cancelled');
    await stream.ended;
  });

  it('every call says that it passes and when to try again, and nobody is signed out', async () => {
    await proxy.cut();
    for (const [call, body] of [
      ['/create_job', plainOrder({ guid: 'database-away-1' })],
      ['/login', { userName: 'demo@songwai.test', password: 'demo1234' }],
      ['/get_current_job', {}],
    ] as const) {
      const answer = await gateway.post(call, { ...body, lang: 'en' }, { token });
      const name = call === '/login' ? 'resp' : 'response';
      expect(answer.status, call).toBe(503);
      expect(answer.headers['retry-after']).toBe('3');
      expect(answer.body).toEqual({
        [`${name}Code`]: 503,
        [`${name}Desc`]: 'The service is not available right now. Please try again shortly.',
      });
    }
    await proxy.restore();
    expect((await book('database-away-1')).body).toMatchObject({ responseCode: 200 });
    expect(await countJobs()).toBe(1);
  });

  it('the gateway says that it is not ready, and is again afterwards by itself', async () => {
    expect(await isReady()).toBe(200);
    await proxy.cut();
    expect(await isReady()).toBe(503);
    expect((await gateway.inject({ method: 'GET', url: '/healthz' })).status).toBe(200);
    await proxy.restore();
    expect(await isReady()).toBe(200);
  });

  it('a partner’s page can read that it is', async () => {
    const ask = () => gateway.post('/login', { userName: 'x', password: 'y' }, { origin: partnerOrigin });
    await ask();
    await proxy.cut();
    gateway.clock.advanceSeconds(60);
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers['access-control-allow-origin']).toBe(partnerOrigin);
    await proxy.restore();
  });
});

it('a booking whose commit nobody heard of is answered 503, and the same guid afterwards is that one job', async () => {
  proxy.loseAnswerTo('commit');
  const lost = await book('unheard-1');
  expect(lost.status).toBe(503);
  expect(lost.headers['retry-after']).toBe('3');
  expect(await countJobs()).toBe(1);
  const again = await book('unheard-1');
  expect(again.body).toMatchObject({ responseCode: 200 });
  expect(await countJobs()).toBe(1);
});
