import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, makeSimulator, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../../tests/builders/order.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';
import type { Simulator } from '../../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let customer: { userId: string; token: string };
let admin: { token: string };
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  customer = await addCustomer(gateway);
  admin = { token: await signInByPassword(gateway, 'admin@songwai.test') };
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

const minutes = (count: number) => gateway.clock.advanceSeconds(count * 60);
const arrive = (driver: DriverApp, jobId: string, visit: number) => driver.post(`/driver/job/${jobId}/arrive`, { visit });
const pickUp = (driver: DriverApp, jobId: string) => driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
const deliver = (driver: DriverApp, jobId: string, visit: number) =>
  driver.post(`/driver/job/${jobId}/deliver`, { visit, imgBase64: pixelPng, proofType: 'photo' });
const collect = (driver: DriverApp, jobId: string, ...items: object[]) => driver.post(`/driver/job/${jobId}/collect`, { items });
const jobOf = async (driver: DriverApp) => (await driver.get('/driver/job')).body['job'] as Record<string, unknown>;
const toSettle = async (driver: DriverApp) => (await driver.get('/driver/job')).body['toSettle'];
const chargeIds = ({ body }: Answer) => (body['charges'] as { chargeId?: string }[]).map(({ chargeId }) => chargeId);
const priceOf = async (jobId: string): Promise<number> =>
  (await gateway.db.selectFrom('jobs').select('net_satang').where('id', '=', jobId).executeTakeFirstOrThrow()).net_satang / 100;
type Due = Record<string, unknown> & { readonly dueId: string };
const dues = async (query: Record<string, string> = {}) =>
  (await gateway.get('/admin/charges', query, admin)).body['charges'] as readonly Due[];
const settle = (dueId: string, remark = 'โอนแล้ว') =>
  gateway.post(`/admin/charges/${dueId}/settle`, { remark, lang: 'en' }, admin);

/** A job whose driver waited 100 minutes at the pick-up, which costs 80 baht, and is at the last stop with the goods. */
const rideWithWaiting = async (driver: DriverApp, change: object = {}): Promise<string> => {
  const { jobId } = await giveJob(gateway, { driver, customer }, change);
  await arrive(driver, jobId, 0);
  minutes(100);
  await pickUp(driver, jobId);
  minutes(30);
  await driver.stand(bangNa);
  await arrive(driver, jobId, 1);
  return jobId;
};

describe('what a driver has to collect in cash', () => {
  it('grows while the driver waits, and is told with every step up to the answer that ends the job', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer }, { paymentPoint: 1 });
    const price = await priceOf(jobId);
    expect(await jobOf(driver)).toMatchObject({ charges: [], toCollect: { amount: price, price, stop: 1 } });
    expect((await arrive(driver, jobId, 0)).body).toMatchObject({ charges: [], toCollect: { amount: price } });
    minutes(100);
    const waiting = { kind: 'waiting', stop: 0, minutes: 100, amount: 80, descEn: 'Waiting, stop 1, 100 min', state: 'open' };
    const growing = await jobOf(driver);
    expect(growing).toMatchObject({ charges: [waiting], toCollect: { amount: price + 80, price, stop: 1 } });
    expect((growing['charges'] as object[])[0]).not.toHaveProperty('chargeId');
    const written = { ...waiting, chargeId: expect.stringMatching(/^\d+$/) };
    expect((await pickUp(driver, jobId)).body).toMatchObject({ charges: [written], toCollect: { amount: price + 80, stop: 1 } });
    minutes(30);
    await driver.stand(bangNa);
    await arrive(driver, jobId, 1);
    minutes(40);
    expect(await jobOf(driver)).toMatchObject({ toCollect: { amount: price + 80 + 30 } });
    const done = await deliver(driver, jobId, 1);
    expect(done.body).toMatchObject({
      jobStatus: 'completed',
      charges: [written, { kind: 'waiting', stop: 1, minutes: 40, amount: 30, state: 'open' }],
      toCollect: { amount: price + 110, price },
    });
    expect(done.body['toCollect']).not.toHaveProperty('stop');
    expect((await deliver(driver, jobId, 1)).body['toCollect']).toEqual(done.body['toCollect']);
  });

  it('is asked of the stop that pays, and of the next one for what comes up after it', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer }, { paymentPoint: 0 });
    expect(await jobOf(driver)).toMatchObject({ toCollect: { stop: 0 } });
    await arrive(driver, jobId, 0);
    await pickUp(driver, jobId);
    expect((await collect(driver, jobId, { isCollected: true })).body).not.toHaveProperty('toCollect');
    minutes(30);
    await driver.stand(bangNa);
    await arrive(driver, jobId, 1);
    minutes(45);
    expect(await jobOf(driver)).toMatchObject({ toCollect: { amount: 30, price: 0, stop: 1 } });
  });

  it('is nothing where the customer pays otherwise; the charges are shown all the same', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await gateway.db.updateTable('jobs').set({ payment_type: 4 }).where('id', '=', jobId).execute();
    await arrive(driver, jobId, 0);
    minutes(100);
    const { body } = await pickUp(driver, jobId);
    expect(body).toMatchObject({ charges: [{ amount: 80 }] });
    expect(body).not.toHaveProperty('toCollect');
    expect((await collect(driver, jobId, { isCollected: true })).body['responseCode']).toBe(409);
  });

  it('of a job that is cancelled when the driver is there is the fee for it, told by the next step', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await arrive(driver, jobId, 0);
    await gateway.post('/cancel_job', { jobId, cancelReason: 'late' }, customer);
    const refused = await pickUp(driver, jobId);
    expect(refused.body).toMatchObject({
      responseCode: 409,
      jobStatus: 'cancelled',
      charges: [{ kind: 'lateCancel', amount: 65 }],
      toCollect: { amount: 65, price: 0 },
    });
    expect(await toSettle(driver)).toMatchObject([{ jobId, jobStatus: 'cancelled', toCollect: { amount: 65, price: 0 } }]);
    const [chargeId] = chargeIds(refused);
    await collect(driver, jobId, { chargeId, isCollected: true });
    expect(await toSettle(driver)).toEqual([]);
    expect(await dues({ jobId })).toEqual([]);
  });

  it('of a hire is the overtime as well', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    const fullDay = {
      durationHours: 4,
      pkgId: 1,
      customerFeeSatang: 1,
      messengerGender: 'N',
      drivers: 1,
      driver: 1,
      days: 1,
      options: [],
    };
    const route = JSON.stringify({ legs: [], isApproximate: true });
    const change = { task_type: 2 as const, full_day: JSON.stringify(fullDay), route };
    await gateway.db.updateTable('jobs').set(change).where('id', '=', jobId).execute();
    const price = await priceOf(jobId);
    await arrive(driver, jobId, 0);
    expect((await pickUp(driver, jobId)).body).toMatchObject({ charges: [], toCollect: { amount: price } });
    minutes(4 * 60 + 10);
    expect(await jobOf(driver)).toMatchObject({ charges: [{ kind: 'overtime', minutes: 10, amount: 50 }] });
    expect((await deliver(driver, jobId, 1)).body).toMatchObject({ toCollect: { amount: price + 50, price } });
  });
});

describe('what a driver says of the money', () => {
  it('is kept, may be corrected, and is only this driver’s to say', async () => {
    const [driver, other] = [await addDriver(gateway, siam), await addDriver(gateway)];
    const jobId = await rideWithWaiting(driver);
    const [chargeId] = chargeIds(await deliver(driver, jobId, 1));
    expect(await toSettle(driver)).toMatchObject([{ jobId, jobStatus: 'completed', charges: [{ chargeId }] }]);
    expect((await collect(other, jobId, { isCollected: true })).status).toBe(404);
    expect((await collect(driver, jobId, { isCollected: true }, { chargeId: '999999', isCollected: true })).body).toMatchObject({
      responseCode: 422,
      field: 'items.1.chargeId',
    });
    const refused = await collect(driver, jobId, { isCollected: true }, { chargeId, isCollected: false, remark: 'ไม่ยอมจ่าย' });
    expect(refused.body).toMatchObject({ responseCode: 200, charges: [{ chargeId, state: 'refused' }] });
    expect(refused.body).not.toHaveProperty('toCollect');
    expect(await toSettle(driver)).toEqual([]);
    expect(await dues({ jobId })).toMatchObject([{ dueId: `charge-${chargeId}`, state: 'refused', remark: 'ไม่ยอมจ่าย' }]);
    const paid = await Promise.all([1, 2].map(() => collect(driver, jobId, { chargeId, isCollected: true })));
    expect(paid.map(({ body }) => body['charges'])).toMatchObject([[{ state: 'collected' }], [{ state: 'collected' }]]);
    expect(await dues({ jobId })).toEqual([]);
  });

  it('of the price waits for the pick-up: nobody has paid for goods that were not handed over', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await arrive(driver, jobId, 0);
    expect((await collect(driver, jobId, { isCollected: true })).body['responseCode']).toBe(409);
    await pickUp(driver, jobId);
    expect((await collect(driver, jobId, { isCollected: true })).body['responseCode']).toBe(200);
  });
});

describe('a driver of the simulator', () => {
  it('is paid at the end of a cash job, so that the office has nobody to ask', async () => {
    const { jobId } = await bookJob(gateway, customer);
    for (let minute = 0; minute < 120 && (await readJob(gateway, jobId)).status !== 'completed'; minute++) {
      await simulator.tick();
      minutes(1);
    }
    const rows = await gateway.db.selectFrom('cash_collections').selectAll().where('job_id', '=', jobId).execute();
    expect(rows).toMatchObject([{ charge_id: null, is_collected: true, amount_satang: (await priceOf(jobId)) * 100 }]);
  });
});

describe('the office’s list of what nobody has collected', () => {
  it('holds refused prices and charges of jobs that are over, with whom to ask, and settles each once', async () => {
    const driver = await addDriver(gateway, siam);
    const jobId = await rideWithWaiting(driver);
    expect(await dues({ jobId })).toEqual([]);
    await deliver(driver, jobId, 1);
    await collect(driver, jobId, { isCollected: false, remark: 'ไม่มีเงิน' });
    const open = await dues({ jobId });
    expect(open).toMatchObject([
      { kind: 'waiting', stop: 0, minutes: 100, amount: 80, state: 'open', paymentType: 0, jobStatus: 'completed' },
      { kind: 'price', amount: await priceOf(jobId), state: 'refused', remark: 'ไม่มีเงิน', dueId: `price-${jobId}` },
    ]);
    expect(open[0]).toMatchObject({
      driver: { songwaiId: String(driver.id), phoneNo: expect.stringMatching(/^08/) },
      customer: { userId: customer.userId },
    });
    expect((await settle(open[0]?.dueId ?? '', ' ')).body).toMatchObject({ responseCode: 422, field: 'remark' });
    for (const { dueId } of open) expect((await settle(dueId)).body['responseCode']).toBe(200);
    for (const { dueId } of open) expect((await settle(dueId, 'อีกครั้ง')).body['responseCode']).toBe(200);
    expect(await dues({ jobId })).toEqual([]);
    expect(await dues({ jobId, state: 'settled' })).toMatchObject([
      { state: 'settled', settled: { remark: 'โอนแล้ว', date: expect.any(String) } },
      { state: 'settled', settled: { remark: 'โอนแล้ว' } },
    ]);
    const said = await collect(driver, jobId, { isCollected: true });
    expect(said.body).toMatchObject({ responseCode: 409, responseDesc: expect.stringContaining('settled') });
  });

  it('knows no charge that the driver has collected, and none that there is not', async () => {
    const driver = await addDriver(gateway, siam);
    const jobId = await rideWithWaiting(driver);
    const [chargeId] = chargeIds(await deliver(driver, jobId, 1));
    await collect(driver, jobId, { isCollected: true }, { chargeId, isCollected: true });
    for (const dueId of [`charge-${chargeId}`, 'charge-999999', `price-${jobId}`, 'price-J99999999'])
      expect((await settle(dueId)).status).toBe(404);
    expect((await gateway.get('/admin/charges', {}, customer)).status).toBe(403);
  });

  it('leaves out a charge that the office waived, and so does what its driver collects', async () => {
    const driver = await addDriver(gateway, siam);
    const jobId = await rideWithWaiting(driver);
    const [chargeId] = chargeIds(await deliver(driver, jobId, 1));
    expect(await dues({ jobId })).toHaveLength(1);
    const waived = await gateway.post(`/admin/job/${jobId}/charge/${chargeId}/waive`, { reason: 'คนขับมาก่อนเวลา' }, admin);
    expect(waived.body['responseCode']).toBe(200);
    expect(await dues({ jobId })).toEqual([]);
    const price = await priceOf(jobId);
    expect(await toSettle(driver)).toMatchObject([{ jobId, charges: [], toCollect: { amount: price, price } }]);
    expect((await settle(`charge-${chargeId}`)).status).toBe(404);
    expect((await collect(driver, jobId, { chargeId, isCollected: true })).body['responseCode']).toBe(422);
  });

  it('goes on page by page, also where many arose at one moment', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await gateway.post('/cancel_job', { jobId, cancelReason: 'x' }, customer);
    const row = { job_id: jobId, kind: 'waiting' as const, amount_satang: 100, quantity: '{}', created_at: gateway.clock.now() };
    const rows = Array.from({ length: 120 }, (_, stop) => ({ ...row, stop }));
    await gateway.db.insertInto('job_charges').values(rows).execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { jobId, paymentType: '0', ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await gateway.get('/admin/charges', query, admin);
      seen.push(...(body['charges'] as readonly Due[]).map(({ dueId }) => dueId));
      cursor = body['nextCursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });
});
