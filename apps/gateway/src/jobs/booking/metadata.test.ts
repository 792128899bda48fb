import { randomUUID } from 'node:crypto';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import { type Caller, signInAs } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
});
afterAll(() => gateway.close());

const metadata = { 'order.id': 'BC-20261124-017', basket: '3 ช่อดอกไม้' };

const nextDay = () => plainOrder({ taskType: 3 });

describe.each([
  ['/create_job', plainOrder],
  ['/create_job for the next day', nextDay],
  ['/create_new_job', plainOrder],
  ['/fullday/api/v1/create_job', () => createFullDayJob.example],
] as const)('what a booker notes for its own use with %s', (call, order) => {
  const [path = ''] = call.split(' ');
  const book = async (change: object) =>
    (await gateway.post(path, { ...order(), guid: randomUUID(), lang: 'en', ...change }, customer)).body;
  const detailOf = async (jobId: unknown) => (await gateway.post('/get_job_detail', { jobId }, customer)).body['jobDetail'];

  it('comes back with the job, as other texts without emoji and blanks around them', async () => {
    const { jobId } = await book({ metadata: { ...metadata, basket: ` ${metadata.basket} 💐` } });
    expect(await detailOf(jobId)).toMatchObject({ jobId, metadata });
  });

  it('is absent where nothing was noted', async () => {
    for (const none of [undefined, {}]) {
      const { jobId } = await book({ metadata: none });
      expect(await detailOf(jobId)).not.toHaveProperty('metadata');
    }
  });
});

const pairs = (count: number, value = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));

describe('what is more than a note', () => {
  it.each([
    ['21 keys', pairs(21), 'metadata', 'at most 20 keys'],
    ['a key of 41 characters', { ['k'.repeat(41)]: 'x' }, 'metadata', '1 to 40 characters'],
    ['an empty key', { '': 'x' }, 'metadata', '1 to 40 characters'],
    ['a key with a blank', { 'order id': 'x' }, 'metadata', '1 to 40 characters'],
    ['a value of 501 characters', { note: 'x'.repeat(501) }, 'metadata.note', 'at most 500 characters'],
    ['more than 4 kB', pairs(10, 'ก'.repeat(200)), 'metadata', 'at most 4 kB'],
  ])('is refused, and nothing is booked: %s', async (_what, given, ...[field, text]) => {
    const { body } = await gateway.post('/create_job', plainOrder({ metadata: given, lang: 'en' }), customer);
    expect(body).toMatchObject({ responseCode: 422, field, responseDesc: expect.stringContaining(text) });
  });

  it('is refused where a value is no text', async () => {
    const { body } = await gateway.post('/create_job', plainOrder({ metadata: { note: 7 } }), customer);
    expect(body).toMatchObject({ responseCode: 400, field: 'metadata.note' });
  });

  it('is taken up to its limits', async () => {
    const given = { ...pairs(19), ['k'.repeat(40)]: 'x'.repeat(500) };
    const { body } = await gateway.post('/create_job', plainOrder({ metadata: given }), customer);
    expect(body).toMatchObject({ responseCode: 200 });
    const { body: detail } = await gateway.post('/get_job_detail', { jobId: body['jobId'] }, customer);
    expect(detail['jobDetail']).toMatchObject({ metadata: given });
  });
});

it('what was noted is in no list, on no link and in no search', async () => {
  const { body } = await gateway.post('/create_job', plainOrder({ metadata: { note: 'zzsecretzz' } }), customer);
  const { token } = customer;
  const listed = await gateway.get('/job', { date: 'all' }, { token });
  expect(JSON.stringify(listed.body)).toContain(String(body['jobId']));
  expect(JSON.stringify(listed.body)).not.toContain('zzsecretzz');
  const tracked = await gateway.post('/get_job_detail_tracking', { trackingId: body['trackingId'] });
  expect(tracked.body).toMatchObject({ responseCode: 200 });
  expect(JSON.stringify(tracked.body)).not.toContain('zzsecretzz');
  expect((await gateway.get('/job', { search: 'zzsecretzz', date: 'all' }, { token })).body['jobs']).toEqual([]);
});
