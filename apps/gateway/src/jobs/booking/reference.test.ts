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

const reference = 'PO 2026/11-0042';

describe.each([
  ['/create_job', plainOrder],
  ['/create_new_job', plainOrder],
  ['/fullday/api/v1/create_job', () => createFullDayJob.example],
] as const)("a customer's own reference given with %s", (path, order) => {
  const book = async (change: object) =>
    (await gateway.post(path, { ...order(), guid: randomUUID(), lang: 'en', ...change }, customer)).body;
  const detailOf = async (jobId: unknown) => (await gateway.post('/get_job_detail', { jobId }, customer)).body['jobDetail'];

  it('stands on the job, without the blanks around it', async () => {
    const { jobId } = await book({ reference: `  ${reference} ` });
    expect(await detailOf(jobId)).toMatchObject({ jobId, reference });
  });

  it('is absent where none was given', async () => {
    const { jobId } = await book({});
    expect(await detailOf(jobId)).not.toHaveProperty('reference');
  });

  it('is refused beyond 64 characters, and nothing is booked', async () => {
    expect(await book({ reference: 'x'.repeat(65) })).toMatchObject({ responseCode: 400, field: 'reference' });
    expect(await book({ reference: 'x'.repeat(64) })).toMatchObject({ responseCode: 200 });
  });
});

it('a job is found by its reference, and lists and the CSV file show it', async () => {
  const { body } = await gateway.post('/create_job', plainOrder({ guid: randomUUID(), reference: 'ใบสั่งซื้อ 7781' }), customer);
  const token = customer.token;
  const listed = await gateway.get('/job', { search: '7781 ใบสั่งซื้อ', date: 'all' }, { token });
  expect(listed.body['jobs']).toMatchObject([{ jobId: body['jobId'], reference: 'ใบสั่งซื้อ 7781' }]);
  const csv = await gateway.app.inject({
    ...{ method: 'GET', url: '/api/job/csv', query: { search: '7781', lang: 'en' }, headers: { 'sk-token': token } },
  });
  const [titles = '', row = ''] = csv.body.split('\r\n');
  expect(row.split(',')[titles.split(',').indexOf('Your reference')]).toBe('ใบสั่งซื้อ 7781');
});
