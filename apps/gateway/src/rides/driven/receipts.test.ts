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

/** The calls that book, each with a valid order. */
const bookings = [
  ['/create_job', plainOrder],
  ['/create_new_job', plainOrder],
  ['/fullday/api/v1/create_job', () => ({ ...createFullDayJob.example, skNumber: 2 })],
] as const;

const company = {
  check: true,
  companyName: ' บริษัท  ขนมไทย จำกัด',
  companyAddress: '99/1 ถนนพระราม 1\nกรุงเทพฯ 10330',
  taxNumber: '0-1055-61072-42-0',
  branch: '๐๐๐๐๑',
  postcode: '10330',
};
const retained = {
  companyName: 'บริษัท ขนมไทย จำกัด',
  companyAddress: '99/1 ถนนพระราม 1 กรุงเทพฯ 10330',
  taxNumber: '0105561072420',
  branch: '00001',
  postcode: '10330',
};

const detailOf = async (jobId: unknown) =>
  (await gateway.post('/get_job_detail', { jobId }, customer)).body['jobDetail'] as Record<string, unknown>;

describe.each(bookings)('a receipt asked for with %s', (path, order) => {
  const book = async (receipt: unknown) =>
    (await gateway.post(path, { ...order(), guid: randomUUID(), lang: 'en', receipt }, customer)).body;

  it('is kept as it stands on paper and shown with the job', async () => {
    const { jobId, jobIds = [jobId] } = await book(company);
    for (const id of jobIds as readonly unknown[]) expect((await detailOf(id))['receipt']).toEqual({ check: true, ...retained });
  });

  it('is refused at the field that is missing or wrong, and nothing is booked', async () => {
    const count = async () => (await gateway.db.selectFrom('jobs').select('id').execute()).length;
    const before = await count();
    for (const [fault, field] of [
      [{ companyName: ' ' }, 'companyName'],
      [{ companyAddress: undefined }, 'companyAddress'],
      [{ taxNumber: '' }, 'taxNumber'],
      [{ taxNumber: '0105561072421' }, 'taxNumber'],
      [{ branch: undefined }, 'branch'],
      [{ branch: '1' }, 'branch'],
      [{ postcode: undefined }, 'postcode'],
      [{ postcode: '0133' }, 'postcode'],
    ] as const)
      expect(await book({ ...company, ...fault })).toMatchObject({
        responseCode: 422,
        field: `receipt.${field}`,
        responseDesc: expect.stringMatching(/company name|tax ID|head office|branch|postcode/i),
      });
    expect(await count()).toBe(before);
  });

  it('is none where it was not ticked, whatever stands beside it', async () => {
    for (const receipt of [undefined, { check: false }, { ...company, check: false, taxNumber: '1' }]) {
      const { responseCode, jobId } = await book(receipt);
      expect(responseCode).toBe(200);
      expect(await detailOf(jobId)).not.toHaveProperty('receipt');
    }
  });
});

describe('a hire of favourite drivers only', () => {
  it('asks nobody else, for each of its drivers, until the customer opens it to all', async () => {
    const order = { ...createFullDayJob.example, guid: randomUUID(), skNumber: 2, fixDriver: true };
    const { body } = await gateway.post('/fullday/api/v1/create_job', order, customer);
    const [first, second] = body['jobIds'] as readonly string[];
    for (const jobId of [first, second])
      expect(await detailOf(jobId)).toMatchObject({ isFixedDriver: true, actions: expect.arrayContaining(['openToAll']) });
    expect((await gateway.post(`/job/${first}/search/all_drivers`, {}, customer)).body['responseCode']).toBe(200);
    expect([(await detailOf(first))['isFixedDriver'], (await detailOf(second))['isFixedDriver']]).toEqual([false, true]);
  });
});
