import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../../tests/builders/bookings.ts';
import { addCustomer, addFreeCredit } from '../../../tests/builders/customers.ts';
import {
  addDriver,
  type DriverApp,
  endDuty,
  finishJob,
  giveJob,
  makeSimulator,
  matchDrivers,
  pixelPng,
} from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import { openSession, userIdOf } from '../../../tests/builders/sessions.ts';
import { copyJob } from '../../../tests/jobs/copy-job.ts';
import type { Simulator } from '../../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let customer: { userId: string; token: string };
let admin: { userId: string; token: string };
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  customer = await addCustomer(gateway);
  const userId = await userIdOf(gateway, 'admin@songwai.test');
  admin = { userId, token: await openSession(gateway, userId) };
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

type Fields = Readonly<Record<string, unknown>>;
const postAsAdmin = (path: string, fields: object = {}) => gateway.post(`/admin/job/${path}`, { lang: 'en', ...fields }, admin);
const list = async (query: Readonly<Record<string, string>>) =>
  (await gateway.get('/admin/job', { lang: 'en', ...query }, admin)).body as { jobs: Fields[]; nextCursor?: string };
const look = async (jobId: string) =>
  (await gateway.get(`/admin/job/${jobId}`, { lang: 'en' }, admin)).body['job'] as Fields & { charges: Fields[] };
const seen = async (jobId: string, who = customer) =>
  (await gateway.post('/get_job_detail', { jobId, lang: 'en' }, who)).body['jobDetail'] as Fields;
const arrive = (driver: DriverApp, jobId: string, visit: number) => driver.post(`/driver/job/${jobId}/arrive`, { visit });
const pickUp = (driver: DriverApp, jobId: string) => driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
const deliver = (driver: DriverApp, jobId: string, visit: number) =>
  driver.post(`/driver/job/${jobId}/deliver`, { visit, imgBase64: pixelPng, proofType: 'photo' });
/** A job whose driver has picked up the goods. */
const carry = async (change: object = {}) => {
  const driver = await addDriver(gateway, siam);
  const booked = await giveJob(gateway, { driver, customer }, change);
  await arrive(driver, booked.jobId, 0);
  await pickUp(driver, booked.jobId);
  return { driver, ...booked };
};
const reason = 'ลูกค้าโทรแจ้ง';
const smsAbout = (jobId: string) =>
  gateway.db
    .selectFrom('messages')
    .select(['recipient', 'body'])
    .where('body', 'like', `%${jobId.slice(0, -5)}-${jobId.slice(-5)}%`)
    .execute();
const noticesOf = async (driver: DriverApp) => (await driver.get('/driver/job')).body['notices'] as Fields[];
const eventsOf = async (jobId: string) =>
  (await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', jobId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('the office', () => {
  it('finds a job by its id, by the phone or name of its customer, by its driver and status', async () => {
    const name = `สมหญิง${randomUUID().slice(0, 6)}`;
    const phone = '0655550001';
    const booker = await addCustomer(gateway);
    await gateway.db
      .updateTable('users')
      .set({ first_name: name, last_name: 'ใจดี', phone })
      .where('id', '=', booker.userId)
      .execute();
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: booker });
    const driverId = String(driver.id);
    const ways = [
      { search: jobId.toLowerCase() },
      { search: `${jobId.slice(0, -5)}-${jobId.slice(-5)}` },
      { search: '065-555-0001' },
      { search: name.slice(2) },
      { search: name, status: 'assigned,arrived', fromDate: '21/11/2026' },
      { driver: driverId },
    ];
    for (const way of ways)
      expect((await list(way)).jobs).toMatchObject([
        { jobId, jobStatus: 'assigned', driver: { songwaiId: driverId }, customer: { phoneNo: phone, name: `${name} ใจดี` } },
      ]);
    for (const way of [{ search: name, status: 'completed' }, { search: name, toDate: '20/11/2026' }, { search: '%' }])
      expect((await list(way)).jobs).toEqual([]);
    expect(await list({ status: 'lost' })).toMatchObject({ responseCode: 422, field: 'status' });
    expect(await list({ cursor: 'x' })).toMatchObject({ responseCode: 422, field: 'cursor' });
  });

  it('goes on page by page, and meets no job twice', async () => {
    const booker = await addCustomer(gateway);
    const { jobId } = await bookJob(gateway, booker);
    await postAsAdmin(`${jobId}/cancel`, { reason, withFee: false });
    await copyJob(gateway.db, { jobId, count: 120 });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ toDate: '21/11/2026', ...(cursor === undefined ? {} : { cursor }) });
      found.push(...page.jobs.map((job) => String(job['jobId'])));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => id.startsWith('J9'))).toHaveLength(120);
  });

  it('sees customer, driver with phone, stops, price, charges and history', async () => {
    const { jobId, driver } = await carry({ locationList: [stopAt(siam), stopAt(bangNa)] });
    const job = await look(jobId);
    expect(job).toMatchObject({
      jobId,
      jobStatus: 'delivering',
      customer: { userId: customer.userId },
      driver: { songwaiId: String(driver.id), phoneNo: expect.stringMatching(/^08/), isSimulated: false },
      locationList: [{ contactPhone: '0812345678' }, { contactPhone: '0812345678' }],
      lines: { distanceFare: expect.any(Number) },
      hasGoodsOnBoard: true,
      history: [
        { status: 'matching' },
        { status: 'assigned' },
        { status: 'arrived', stop: 0 },
        { status: 'pickedUp' },
        { status: 'delivering' },
      ],
      officeActions: ['cancel', 'complete', 'reassign'],
    });
    expect((await gateway.get('/admin/job/J99999999', {}, admin)).status).toBe(404);
    expect((await gateway.get(`/admin/job/${jobId}`, {}, customer)).status).toBe(403);
  });
});

describe('a job that the office cancels', () => {
  it.each([
    [true, 65],
    [false, 0],
  ])('with goods on board (fee: %s) ends for everybody, and the driver is free and told', async (withFee, fee) => {
    const { jobId, driver } = await carry();
    const { body } = await postAsAdmin(`${jobId}/cancel`, { reason, withFee });
    expect(body).toMatchObject({ responseCode: 200, cancelFee: fee });
    expect(await seen(jobId)).toMatchObject({
      jobStatus: 'cancelled',
      cancelReason: reason,
      charges: fee === 0 ? [] : [{ kind: 'lateCancel', amount: 65 }],
      changes: [{ kind: 'officeCancelled', isByOffice: true, reason, descEn: expect.stringContaining('staff') }],
    });
    expect((await look(jobId))['changes']).toMatchObject([{ userId: admin.userId }]);
    expect((await driver.get('/driver/job')).body['job']).toBeUndefined();
    expect(await noticesOf(driver)).toMatchObject([{ jobId, kind: 'cancelled', text: expect.stringContaining('เจ้าหน้าที่') }]);
    expect(await eventsOf(jobId)).toEqual(expect.arrayContaining(['jobs.cancelled', 'jobs.officeCancelled']));
    expect(await smsAbout(jobId)).toMatchObject([{ recipient: '0812345678' }]);
    await driver.stand(siam);
    expect((await giveJob(gateway, { driver, customer })).jobId).not.toBe(jobId);
    expect((await postAsAdmin(`${jobId}/cancel`, { reason, withFee })).body).toMatchObject({ responseCode: 409 });
  });

  it('gives promo code and credit back', async () => {
    const buyer = await addCustomer(gateway);
    await addFreeCredit(gateway, { userId: buyer.userId, amountSatang: 2_000 });
    const { jobId } = await bookJob(gateway, buyer, { promoCode: 'WELCOME50' });
    await postAsAdmin(`${jobId}/cancel`, { reason, withFee: true });
    expect(await seen(jobId, buyer)).toMatchObject({ jobStatus: 'cancelled', charges: [] });
    const again = await bookJob(gateway, buyer, { promoCode: 'WELCOME50' });
    expect(await seen(again.jobId, buyer)).toMatchObject({ discount: 50, freeCredit: 20 });
  });

  it('needs a reason', async () => {
    const { jobId } = await bookJob(gateway, customer);
    expect((await postAsAdmin(`${jobId}/cancel`, { reason: '\u0001 ', withFee: false })).body).toMatchObject({ field: 'reason' });
    expect((await readJob(gateway, jobId)).status).toBe('matching');
  });

  it('at the same moment as its customer, or as its driver delivers, ends once', async () => {
    const { jobId } = await bookJob(gateway, customer);
    const both = await Promise.all([
      postAsAdmin(`${jobId}/cancel`, { reason, withFee: false }),
      gateway.post('/cancel_job', { jobId }, customer),
    ]);
    expect(both.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
    const carried = await carry();
    await carried.driver.stand(bangNa);
    gateway.clock.advanceSeconds(1_800);
    await carried.driver.stand(bangNa);
    await arrive(carried.driver, carried.jobId, 1);
    const race = await Promise.all([
      postAsAdmin(`${carried.jobId}/cancel`, { reason, withFee: false }),
      deliver(carried.driver, carried.jobId, 1),
    ]);
    expect(race.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
  });
});

describe("a job whose driver's app was lost", () => {
  it('is noted as done by the office, at the time when it was, and charged as far as is known', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await arrive(driver, jobId, 0);
    gateway.clock.advanceSeconds(100 * 60);
    await pickUp(driver, jobId);
    gateway.clock.advanceSeconds(5 * 3_600);
    const at = (hoursAgo: number) => {
      const moment = new Date(gateway.clock.now().getTime() - hoursAgo * 3_600_000 + 7 * 3_600_000).toISOString();
      return { doneDate: `${moment.slice(8, 10)}/${moment.slice(5, 7)}/${moment.slice(0, 4)}`, doneTime: moment.slice(11, 16) };
    };
    for (const [wrong, field] of [
      [at(6), 'doneTime'],
      [at(-30), 'doneDate'],
      [{ doneDate: '31/02/2026', doneTime: '10:00' }, 'doneDate'],
      [{ doneDate: '21/11/2026' }, 'doneTime'],
    ] as const)
      expect((await postAsAdmin(`${jobId}/complete`, { reason, ...wrong })).body).toMatchObject({ responseCode: 422, field });
    const { body } = await postAsAdmin(`${jobId}/complete`, { reason, ...at(4) });
    expect(body).toMatchObject({ responseCode: 200, jobStatus: 'completed' });
    const job = await look(jobId);
    expect(job['charges']).toMatchObject([{ kind: 'waiting', stop: 0, amount: 80, isWaived: false }]);
    expect(await seen(jobId)).toMatchObject({ jobStatus: 'completed', changes: [{ kind: 'officeCompleted', reason }] });
    expect(await noticesOf(driver)).toMatchObject([{ kind: 'completed' }]);
    expect((await arrive(driver, jobId, 1)).body['responseCode']).toBe(409);

    const [charge] = job.charges;
    const waive = () => postAsAdmin(`${jobId}/charge/${charge?.['chargeId']}/waive`, { reason });
    expect((await Promise.all([waive(), waive()])).map(({ body: { responseCode } }) => responseCode)).toEqual([200, 200]);
    expect(await seen(jobId)).toMatchObject({ charges: [], changes: [{ kind: 'officeCompleted' }, { kind: 'chargeWaived' }] });
    expect((await look(jobId)).charges).toMatchObject([{ isWaived: true }]);
    expect((await postAsAdmin(`${jobId}/charge/999999/waive`, { reason })).status).toBe(404);
  });

  it('is not done while nobody drives it, nor when it is over', async () => {
    const { jobId } = await bookJob(gateway, customer);
    expect((await postAsAdmin(`${jobId}/complete`, { reason })).body['responseCode']).toBe(409);
    await postAsAdmin(`${jobId}/cancel`, { reason, withFee: false });
    expect((await postAsAdmin(`${jobId}/complete`, { reason })).body['responseCode']).toBe(409);
  });
});

describe('a driver whom the office takes off a job', () => {
  it('is free and told, and another is looked for, who is not the same', async () => {
    const [first, second] = [await addDriver(gateway, siam), await addDriver(gateway)];
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    const decision = { reason, guid: randomUUID() };
    const answers = await Promise.all([postAsAdmin(`${jobId}/reassign`, decision), postAsAdmin(`${jobId}/reassign`, decision)]);
    expect(answers.map(({ body }) => [body['responseCode'], body['jobStatus']])).toEqual(Array(2).fill([200, 'matching']));
    expect(await noticesOf(first)).toMatchObject([{ jobId, kind: 'takenOff' }]);
    expect(await seen(jobId)).toMatchObject({ jobStatus: 'matching', changes: [{ kind: 'driverReplaced', reason }] });
    await matchDrivers(gateway);
    expect(await first.offers()).toEqual([]);
    await second.post('/driver/duty', { isOnDuty: true });
    await second.stand(siam);
    await matchDrivers(gateway);
    expect(await second.offers()).toMatchObject([{ jobId }]);
    expect((await look(jobId))['formerDrivers']).toMatchObject([{ songwaiId: String(first.id), reason }]);
    expect((await postAsAdmin(`${jobId}/reassign`, { reason })).body['responseCode']).toBe(409);
  });

  it('with goods on board hands them over: the next driver goes on where that one stopped', async () => {
    const stops = [siam, asok, bangNa].map((place) => ({ ...place, contactName: 'พิมพ์ชนก', contactPhone: '0812345678' }));
    const { jobId, trackingId, driver: first } = await carry({ locationList: stops });
    gateway.clock.advanceSeconds(1_200);
    await first.stand(asok);
    await arrive(first, jobId, 1);
    await deliver(first, jobId, 1);
    const place = { lat: 13.7, lng: 100.58 };
    gateway.clock.advanceSeconds(600);
    await first.stand(place);

    expect((await postAsAdmin(`${jobId}/reassign`, { reason })).body['responseCode']).toBe(409);
    const { body } = await postAsAdmin(`${jobId}/reassign`, { reason, withGoods: true });
    expect(body).toMatchObject({ responseCode: 200, jobStatus: 'matching' });
    expect(await look(jobId)).toMatchObject({
      hasGoodsOnBoard: true,
      handOver: { ...place, contactPhone: expect.stringMatching(/^08/) },
    });
    expect(await seen(jobId)).toMatchObject({ actions: [] });
    expect((await gateway.post('/cancel_job', { jobId }, customer)).body['responseCode']).toBe(409);
    expect(await noticesOf(first)).toMatchObject([{ kind: 'takenOff', text: expect.stringContaining('ส่งมอบของ') }]);
    // While goods are on board, the search goes on until an administrator ends it.
    await endDuty(gateway);
    gateway.clock.advanceSeconds(6 * 3_600);
    await matchDrivers(gateway);
    expect((await readJob(gateway, jobId)).status).toBe('matching');

    const second = await addDriver(gateway, place);
    await matchDrivers(gateway);
    const [offer] = await second.offers();
    await second.post(`/driver/offers/${offer?.offerId}/accept`);
    expect((await second.get('/driver/job')).body['job']).toMatchObject({ handOver: { ...place, thenVisit: 2 }, nextVisit: 0 });
    expect((await arrive(second, jobId, 0)).body).toMatchObject({ responseCode: 200, jobStatus: 'arrived' });
    expect((await pickUp(second, jobId)).body).toMatchObject({ jobStatus: 'delivering', nextVisit: 2 });
    gateway.clock.advanceSeconds(1_200);
    await second.stand(bangNa);
    await arrive(second, jobId, 2);
    expect((await deliver(second, jobId, 2)).body).toMatchObject({ jobStatus: 'completed' });
    expect((await look(jobId)).charges).toEqual([]);
    const { body: driven } = await gateway.post('/get_job_driver', { jobId }, customer);
    expect((driven['proofs'] as Fields[]).map(({ stop }) => stop)).toEqual([0, 0, 1, 2]);
    const tracked = (await gateway.post('/get_job_detail_tracking', { trackingId })).body['jobDetail'] as {
      locationList: Fields[];
    };
    expect(tracked.locationList.map(({ doneTime }) => doneTime !== undefined)).toEqual([true, true, true]);
  });

  it('makes room for the one whom the office names, if that one fits', async () => {
    const [first, second, driving] = [
      await addDriver(gateway, siam),
      await addDriver(gateway),
      await addDriver(gateway, undefined, 'car'),
    ];
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    const send = (songwaiId: number) => postAsAdmin(`${jobId}/reassign`, { reason, songwaiId: String(songwaiId) });
    expect((await send(999_999)).status).toBe(404);
    for (const unfit of [driving.id, first.id])
      expect((await send(unfit)).body).toMatchObject({ responseCode: 409, field: 'songwaiId' });
    await gateway.db
      .insertInto('customer_drivers')
      .values({ user_id: customer.userId, driver_id: second.id, stance: 'blocked', remark: '', created_at: gateway.clock.now() })
      .execute();
    expect((await send(second.id)).body).toMatchObject({ responseCode: 409, field: 'songwaiId' });
    await gateway.db.deleteFrom('customer_drivers').where('driver_id', '=', second.id).execute();
    expect((await send(second.id)).body).toMatchObject({ responseCode: 200, jobStatus: 'assigned' });
    expect((await second.get('/driver/job')).body['job']).toMatchObject({ jobId, jobStatus: 'assigned' });
    expect((await arrive(first, jobId, 0)).status).toBe(404);
    await first.stand(siam);
    const other = await giveJob(gateway, { driver: first, customer });
    expect((await send(first.id)).body).toMatchObject({ responseCode: 409, field: 'songwaiId' });
    expect((await readJob(gateway, other.jobId)).status).toBe('assigned');
    await second.stand(siam);
    await finishJob(gateway, second, jobId);
    expect((await readJob(gateway, jobId)).status).toBe('completed');
  });

  it('has either picked up or lost the job, and one who is sent to two jobs gets one', async () => {
    const first = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    await arrive(first, jobId, 0);
    const [picked, taken] = await Promise.all([pickUp(first, jobId), postAsAdmin(`${jobId}/reassign`, { reason })]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([picked.body['responseCode'], taken.body['responseCode']]);
    expect((await readJob(gateway, jobId)).status).toBe(taken.body['responseCode'] === 200 ? 'matching' : 'delivering');

    const wanted = await addDriver(gateway);
    const jobs = [await bookJob(gateway, customer), await bookJob(gateway, customer)];
    const sent = await Promise.all(
      jobs.map((job) => postAsAdmin(`${job.jobId}/reassign`, { reason, songwaiId: String(wanted.id) })),
    );
    expect(sent.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
    const statuses = await Promise.all(jobs.map((job) => readJob(gateway, job.jobId).then(({ status }) => status)));
    expect(statuses.toSorted()).toEqual(['assigned', 'matching']);
  });

  it('may be the simulator’s, whose successor takes the goods to the stops that are left', async () => {
    const { jobId } = await bookJob(gateway, customer);
    for (let minute = 0; minute < 60 && (await readJob(gateway, jobId)).status !== 'delivering'; minute++) {
      await simulator.tick();
      gateway.clock.advanceSeconds(60);
    }
    const before = (await look(jobId))['driver'] as Fields;
    expect((await postAsAdmin(`${jobId}/reassign`, { reason, withGoods: true })).body).toMatchObject({ jobStatus: 'matching' });
    for (let minute = 0; minute < 180 && (await readJob(gateway, jobId)).status !== 'completed'; minute++) {
      await simulator.tick();
      gateway.clock.advanceSeconds(60);
    }
    const job = await look(jobId);
    expect(job['jobStatus']).toBe('completed');
    expect((job['driver'] as Fields)['songwaiId']).not.toBe(before['songwaiId']);
    expect(job).not.toHaveProperty('handOver');
  });
});
