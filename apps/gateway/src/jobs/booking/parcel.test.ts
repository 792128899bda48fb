import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const book = async (change: object) =>
  (await gateway.post('/create_job', { ...plainOrder(), guid: randomUUID(), lang: 'en', ...change }, customer)).body;
const detailOf = async (jobId: unknown) => (await gateway.post('/get_job_detail', { jobId }, customer)).body['jobDetail'];

it('what is sent stands on the job as it was said', async () => {
  const parcel = { contents: 'ช่อดอกไม้ 2 ช่อ', weightKg: 3.5, widthCm: 30, heightCm: 15 };
  const { jobId } = await book({ parcel: { ...parcel, contents: ' ช่อดอกไม้ 2 ช่อ 💐' } });
  expect(await detailOf(jobId)).toMatchObject({ parcel });
});

it('nothing is said of it where the customer said nothing', async () => {
  for (const parcel of [undefined, {}, { contents: ' ' }]) {
    const { jobId } = await book({ parcel });
    expect(await detailOf(jobId)).not.toHaveProperty('parcel');
  }
});

it('a parcel that the vehicle does not take is refused with its limit, and a larger vehicle takes it', async () => {
  const parcel = { weightKg: 12, lengthCm: 90 };
  const refused = await book({ parcel });
  expect(refused).toMatchObject({ responseCode: 422, field: 'parcel' });
  expect(refused['responseDesc']).toBe(
    'This is more than the vehicle takes (20 kg, 50x50x80 cm). Please choose a larger vehicle.',
  );
  expect(await book({ parcel, vehicle: 2 })).toMatchObject({ responseCode: 200 });
  expect(await book({ parcel: { weightKg: 101 }, vehicle: 2 })).toMatchObject({ responseCode: 422, field: 'parcel' });
});

it('measures that no parcel has are refused, and nothing is booked', async () => {
  expect(await book({ parcel: { weightKg: 0 } })).toMatchObject({ responseCode: 400, field: 'parcel.weightKg' });
  expect(await book({ parcel: { widthCm: -1 } })).toMatchObject({ responseCode: 400, field: 'parcel.widthCm' });
});
