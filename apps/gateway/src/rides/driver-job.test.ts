import { randomUUID } from 'node:crypto';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import {
  addDriver,
  type DriverApp,
  endDuty,
  giveJob,
  makeSimulator,
  matchDrivers,
  pixelPng,
} from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import type { Simulator } from '../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let customer: { userId: string; token: string };
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  customer = await addCustomer(gateway);
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

const jobOf = async (driver: DriverApp) => (await driver.get('/driver/job')).body['job'] as Record<string, unknown>;

/** Hires drivers for tomorrow at 9:00 and advances the clock to 8:30. Returns the job ids. */
const hire = async (change: object): Promise<readonly string[]> => {
  const tomorrow = new Date(gateway.clock.now().getTime() + 24 * 3_600_000);
  const jobDate = tomorrow.toLocaleDateString('en-GB', { timeZone: 'Asia/Bangkok' });
  const body = { ...createFullDayJob.example, guid: randomUUID(), jobDate, startTime: '09:00', lang: 'en', ...change };
  const booked = await gateway.post('/fullday/api/v1/create_job', body, customer);
  if (booked.body['responseCode'] !== 200) throw new Error(`not hired: ${JSON.stringify(booked.body)}`);
  const [day, month, year] = jobDate.split('/');
  const before = new Date(`${year}-${month}-${day}T08:30:00+07:00`);
  gateway.clock.advanceSeconds((before.getTime() - gateway.clock.now().getTime()) / 1000);
  return booked.body['jobIds'] as readonly string[];
};

const report = (driver: DriverApp, gender: 'M' | 'F') =>
  gateway.db.updateTable('drivers').set({ gender }).where('id', '=', driver.id).execute();

describe('a hire whose customer wants a woman', () => {
  it('is offered to women alone, however near the others are, and its search goes on while none is free', async () => {
    const [jobId = ''] = await hire({ messengerGender: 'F' });
    const [man, unknown] = [await addDriver(gateway, siam), await addDriver(gateway, siam)];
    await report(man, 'M');
    await matchDrivers(gateway);
    expect([await man.offers(), await unknown.offers()]).toEqual([[], []]);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    const woman = await addDriver(gateway, { lat: siam.lat + 0.05, lng: siam.lng });
    await report(woman, 'F');
    await matchDrivers(gateway);
    expect(await woman.offers()).toMatchObject([{ jobId }]);
    expect([await man.offers(), await unknown.offers()]).toEqual([[], []]);
    expect((await woman.get('/driver/offers')).body['offers']).toMatchObject([{ fullDayInfo: { messengerGender: 'F' } }]);
  });

  it('is for every driver once the customer asks all of them', async () => {
    const [jobId = ''] = await hire({ messengerGender: 'F' });
    const man = await addDriver(gateway, siam);
    await report(man, 'M');
    const detail = async () =>
      (await gateway.post('/get_job_detail', { jobId }, customer)).body['jobDetail'] as Record<string, unknown>;
    expect(await detail()).toMatchObject({ actions: expect.arrayContaining(['openToAll']) });
    const asked = await gateway.post(`/job/${jobId}/search/all_drivers`, {}, customer);
    expect(asked.body['responseCode']).toBe(200);
    await matchDrivers(gateway);
    expect(await man.offers()).toMatchObject([{ jobId }]);
    expect(await detail()).toMatchObject({
      fullDayInfo: { messengerGender: 'N' },
      actions: expect.not.arrayContaining(['openToAll']),
    });
  });

  it.each([1, 2, 3])('gets one from the simulator too, with vehicle %i', async (vehicleId) => {
    const { id } = await gateway.db
      .selectFrom('full_day_packages')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .where('duration', '=', 4)
      .executeTakeFirstOrThrow();
    const [jobId = ''] = await hire({ messengerGender: 'F', fullday_pkg_id: id, options: [] });
    for (let minute = 0; minute < 20 && (await readJob(gateway, jobId)).status === 'matching'; minute++) {
      await simulator.tick();
      gateway.clock.advanceSeconds(60);
    }
    const driver = await gateway.db
      .selectFrom('rides')
      .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
      .select('drivers.gender')
      .where('rides.job_id', '=', jobId)
      .executeTakeFirst();
    expect(driver?.gender).toBe('F');
  });
});

describe('what the driver of a job gets', () => {
  it('is what the customer wants carried, with the photos, which the driver opens by their links', async () => {
    const guid = randomUUID();
    const { body } = await gateway.post('/order/photo', { guid, imgBase64: pixelPng }, customer);
    const driver = await addDriver(gateway, siam);
    await giveJob(gateway, { driver, customer }, { guid, jobType: 3, remarkImages: [body['fileName']] });
    const job = await jobOf(driver);
    expect(job['jobType']).toBe(3);
    expect(job['remarkImageUrls']).toHaveLength(1);
    const [link = ''] = job['remarkImageUrls'] as string[];
    const picture = await gateway.app.inject({ method: 'GET', url: link, headers: { 'driver-token': driver.token } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(job).not.toHaveProperty('fullDayInfo');
  });

  it('of a hire is how long, on which days, with what, and which of several drivers one is: before it is taken and after', async () => {
    const [first = '', second = ''] = await hire({ skNumber: 2, days: 2, options: [1] });
    const driver = await addDriver(gateway, siam);
    await matchDrivers(gateway);
    const offers = (await driver.get('/driver/offers')).body['offers'] as Record<string, unknown>[];
    const infoOf = (jobId: string) => offers.find((offer) => offer['jobId'] === jobId)?.['fullDayInfo'];
    const hired = {
      durationHours: 4,
      days: 2,
      drivers: 2,
      messengerGender: 'N',
      options: [{ id: 1, descTh: 'เก็บเงินปลายทาง', descEn: 'Cash on delivery' }],
    };
    expect(infoOf(first)).toEqual({ ...hired, driver: 1 });
    expect(infoOf(second)).toEqual({ ...hired, driver: 2 });
    const taken = offers.find((offer) => offer['jobId'] === second);
    await driver.post(`/driver/offers/${taken?.['offerId']}/accept`);
    expect(await jobOf(driver)).toMatchObject({ jobId: second, taskType: 2, fullDayInfo: { ...hired, driver: 2 } });
  });
});
