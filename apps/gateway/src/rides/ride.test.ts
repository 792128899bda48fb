import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followStream } from '../../tests/booking/follow-stream.ts';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import {
  addDriver,
  type DriverApp,
  endDuty,
  finishJob,
  giveJob,
  makeSimulator,
  matchDrivers,
  pixelPng,
} from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../tests/builders/order.ts';
import type { Simulator } from '../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let customer: { userId: string; token: string };
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  customer = await addCustomer(gateway);
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
const stops = (...places: object[]) => ({ locationList: places.map((place) => ({ ...place, ...contact })) });
const arrive = (driver: DriverApp, jobId: string, visit: number) => driver.post(`/driver/job/${jobId}/arrive`, { visit });
const pickUp = (driver: DriverApp, jobId: string, imgBase64 = pixelPng) =>
  driver.post(`/driver/job/${jobId}/pickup`, { imgBase64 });
const deliver = (driver: DriverApp, jobId: string, visit: number) =>
  driver.post(`/driver/job/${jobId}/deliver`, { visit, imgBase64: pixelPng, proofType: visit === 1 ? 'signature' : 'photo' });
const historyOf = async (jobId: string) =>
  (await gateway.db.selectFrom('job_events').select(['status', 'stop']).where('job_id', '=', jobId).orderBy('id').execute()).map(
    ({ status, stop }) => [status, stop],
  );
const chargesOf = (jobId: string) =>
  gateway.db
    .selectFrom('job_charges')
    .select(['kind', 'stop', 'amount_satang'])
    .where('job_id', '=', jobId)
    .orderBy('stop')
    .execute();
const askDriver = (jobId: string, who = customer.token) => gateway.post('/get_job_driver', { jobId, lang: 'en' }, { token: who });

describe('a job in the hands of a real driver', () => {
  it('is done step by step, each with its event, and seen live by whoever has the link', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId, trackingId } = await giveJob(gateway, { driver, customer });
    const stream = await followStream(`${baseUrl}/api/tracking/${trackingId}/stream`);
    await expect.poll(() => stream.statuses().at(-1)).toBe('assigned');
    const seenAt = () => stream.details().at(-1)?.driver;
    gateway.clock.advanceSeconds(60);
    await driver.stand({ lat: 13.75, lng: 100.536 });
    await expect.poll(seenAt).toMatchObject({ lat: 13.75, lng: 100.536 });
    expect(stream.details().at(-1)?.etaMinutes).toBeGreaterThan(0);
    await driver.stand(siam);
    gateway.clock.advanceSeconds(60);
    await driver.stand(siam);
    expect((await arrive(driver, jobId, 0)).body).toMatchObject({
      responseCode: 200,
      jobStatus: 'arrived',
      nextVisit: 0,
      isAtVisit: true,
    });
    // The stream sends the current status; a status that ends at once may be skipped.
    await expect.poll(() => stream.statuses().at(-1)).toBe('arrived');
    expect((await pickUp(driver, jobId)).body).toMatchObject({ jobStatus: 'delivering', nextVisit: 1, isAtVisit: false });
    gateway.clock.advanceSeconds(30 * 60);
    await driver.stand(bangNa);
    await expect.poll(seenAt).toMatchObject({ lat: bangNa.lat, lng: bangNa.lng });
    expect((await arrive(driver, jobId, 1)).body).toMatchObject({ jobStatus: 'delivering', nextVisit: 1, isAtVisit: true });
    const done = await deliver(driver, jobId, 1);
    expect(done.body).toMatchObject({ responseCode: 200, jobStatus: 'completed' });
    expect(done.body['nextVisit']).toBeUndefined();
    await stream.ended;
    expect([...new Set(stream.statuses())]).toEqual(['assigned', 'arrived', 'delivering', 'completed']);
    expect(await historyOf(jobId)).toEqual([
      ['matching', null],
      ['assigned', null],
      ['arrived', 0],
      ['pickedUp', 0],
      ['delivering', null],
      ['completed', 1],
    ]);
    expect((await driver.get('/driver/job')).body['job']).toBeUndefined();
    // Positions after the last stop are private.
    await driver.stand({ lat: bangNa.lat + 0.001, lng: bangNa.lng });
    const { body } = await gateway.post('/get_job_detail_tracking', { trackingId });
    expect(body['jobDetail']).toMatchObject({ driver: { lat: bangNa.lat, lng: bangNa.lng } });
  });

  it('shows the driver what is needed to do it, and another driver nothing', async () => {
    const [driver, other] = [await addDriver(gateway, siam), await addDriver(gateway)];
    const { jobId } = await giveJob(
      gateway,
      { driver, customer },
      { remark: 'ฝากยาม', option: '3', locationList: [stopAt(siam), stopAt(bangNa)] },
    );
    const { body } = await driver.get('/driver/job');
    expect(body['job']).toMatchObject({
      jobId,
      jobStatus: 'assigned',
      remark: 'ฝากยาม',
      visits: [0, 1, 0],
      nextVisit: 0,
      isAtVisit: false,
      locationList: [contact, contact],
    });
    expect((await other.get('/driver/job')).body['job']).toBeUndefined();
    for (const answer of [await arrive(other, jobId, 0), await pickUp(other, jobId), await deliver(other, jobId, 1)])
      expect(answer.status).toBe(404);
    expect((await readJob(gateway, jobId)).status).toBe('assigned');
  });

  it('takes no step out of turn, and each step twice is as once, also at the same moment', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer }, stops(siam, asok, bangNa));
    for (const early of [await pickUp(driver, jobId), await deliver(driver, jobId, 1), await arrive(driver, jobId, 1)])
      expect(early.body['responseCode']).toBe(409);
    await Promise.all([arrive(driver, jobId, 0), arrive(driver, jobId, 0)]);
    const twice = await Promise.all([pickUp(driver, jobId), pickUp(driver, jobId)]);
    expect(twice.map(({ body }) => [body['responseCode'], body['nextVisit']])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect((await deliver(driver, jobId, 1)).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('arrived'),
    });
    gateway.clock.advanceSeconds(20 * 60);
    await driver.stand(asok);
    await arrive(driver, jobId, 1);
    await Promise.all([deliver(driver, jobId, 1), deliver(driver, jobId, 1)]);
    gateway.clock.advanceSeconds(20 * 60);
    await driver.stand(bangNa);
    await arrive(driver, jobId, 2);
    await deliver(driver, jobId, 2);
    const again = [await deliver(driver, jobId, 2), await deliver(driver, jobId, 1), await pickUp(driver, jobId)];
    expect(again.map(({ body }) => [body['responseCode'], body['jobStatus']])).toEqual(Array(3).fill([200, 'completed']));
    expect(await historyOf(jobId)).toEqual([
      ...[
        ['matching', null],
        ['assigned', null],
        ['arrived', 0],
        ['pickedUp', 0],
        ['delivering', null],
      ],
      ...[
        ['delivering', 1],
        ['completed', 2],
      ],
    ]);
    expect(await gateway.db.selectFrom('ride_proofs').select('visit').where('job_id', '=', jobId).execute()).toHaveLength(3);
  });

  it('needs the driver to be there: not a kilometre away, not unseen', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    gateway.clock.advanceSeconds(120);
    await driver.stand({ lat: siam.lat + 0.03, lng: siam.lng });
    expect((await arrive(driver, jobId, 0)).body['responseDesc']).toContain('3.3 km');
    gateway.clock.advanceSeconds(11 * 60);
    expect((await arrive(driver, jobId, 0)).body['responseDesc']).toContain('GPS');
    await driver.stand(siam);
    expect((await arrive(driver, jobId, 0)).body['responseCode']).toBe(200);
  });

  it('takes a picture for a picture only, and keeps none of a step that was refused', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await arrive(driver, jobId, 0);
    for (const bad of ['aGVsbG8=', 'not base64!', `data:image/gif;base64,${pixelPng}`])
      expect((await pickUp(driver, jobId, bad)).body).toMatchObject({ responseCode: 422, field: 'imgBase64' });
    const large = Buffer.concat([Buffer.from(pixelPng, 'base64'), Buffer.alloc(3 * 1024 * 1024)]).toString('base64');
    expect((await pickUp(driver, jobId, large)).body['responseCode']).toBe(422);
    await gateway.post('/cancel_job', { jobId, cancelReason: 'late' }, customer);
    expect((await pickUp(driver, jobId)).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('cancelled'),
    });
    expect(await gateway.db.selectFrom('ride_proofs').select('visit').where('job_id', '=', jobId).execute()).toEqual([]);
  });

  it('cancelled while the driver picks up ends in one or the other, never in both', async () => {
    for (let round = 0; round < 4; round++) {
      const driver = await addDriver(gateway, siam);
      const { jobId } = await giveJob(gateway, { driver, customer });
      await arrive(driver, jobId, 0);
      const [picked, cancelled] = await Promise.all([
        pickUp(driver, jobId),
        gateway.post('/cancel_job', { jobId, cancelReason: 'late' }, customer),
      ]);
      expect([picked.body['responseCode'], cancelled.body['responseCode']].toSorted()).toEqual([200, 409]);
      await endDuty(gateway);
    }
  }, 30_000);
});

describe('what the customer sees of a ride', () => {
  it('is the driver, and the pictures by links that nobody guesses; a stranger sees neither', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId, trackingId } = await bookJob(gateway, customer);
    expect((await askDriver(jobId)).body).toEqual({ responseCode: 200, responseDesc: 'Success', proofs: [] });
    await matchDrivers(gateway);
    const [offer] = await driver.offers();
    await driver.post(`/driver/offers/${offer?.offerId}/accept`);
    const during = (await askDriver(jobId)).body['driver'];
    expect(during).toMatchObject({
      songwaiId: String(driver.id),
      phoneNo: expect.stringMatching(/^08/),
      isFavorite: false,
      isBlocked: false,
    });
    await finishJob(gateway, driver, jobId);
    const { body } = await askDriver(jobId);
    expect(body['driver']).not.toHaveProperty('phoneNo');
    const proofs = body['proofs'] as { stop: number; proofType: string; imageUrl: string }[];
    expect(proofs.map(({ stop, proofType }) => [stop, proofType])).toEqual([
      [0, 'photo'],
      [1, 'photo'],
    ]);
    const picture = await gateway.app.inject({ method: 'GET', url: String(proofs[0]?.imageUrl) });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const token = proofs[0]?.imageUrl.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(18);
    expect((await gateway.get(`/job/proof/${token.slice(0, -1)}`)).status).toBe(404);
    const stranger = await addCustomer(gateway);
    expect((await askDriver(jobId, stranger.token)).status).toBe(404);
    const tracked = JSON.stringify((await gateway.post('/get_job_detail_tracking', { trackingId })).body);
    expect(tracked).not.toContain(token);
    expect(tracked).not.toMatch(/phone/i);
  });
});

describe('what a ride costs besides', () => {
  it('is the waiting at each stop, from arrival to departure, charged once', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await arrive(driver, jobId, 0);
    gateway.clock.advanceSeconds(100 * 60);
    await pickUp(driver, jobId);
    gateway.clock.advanceSeconds(30 * 60);
    await driver.stand(bangNa);
    await arrive(driver, jobId, 1);
    gateway.clock.advanceSeconds(20 * 60);
    await deliver(driver, jobId, 1);
    await deliver(driver, jobId, 1);
    expect(await chargesOf(jobId)).toEqual([{ kind: 'waiting', stop: 0, amount_satang: 8_000 }]);
  });

  it('begins anew with another driver: what the first one waited is not the second one’s', async () => {
    const [first, second] = [await addDriver(gateway, siam), await addDriver(gateway)];
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    await arrive(first, jobId, 0);
    gateway.clock.advanceSeconds(40 * 60);
    await first.post(`/driver/job/${jobId}/release`, { reason: 'รถเสีย' });
    await second.post('/driver/duty', { isOnDuty: true });
    await second.stand(siam);
    await matchDrivers(gateway);
    const [offer] = await second.offers();
    await second.post(`/driver/offers/${offer?.offerId}/accept`);
    await finishJob(gateway, second, jobId);
    expect(await chargesOf(jobId)).toEqual([]);
  });
});

describe('a full-day hire', () => {
  /** Turns a job into a full-day hire as the room `full-day` books it: with hours instead of a route. */
  const makeFullDay = async (jobId: string): Promise<void> => {
    const fullDay = {
      durationHours: 4,
      pkgId: 1,
      customerFeeSatang: 55_000,
      messengerGender: 'N',
      drivers: 1,
      driver: 1,
      days: 1,
      options: [],
    };
    const route = JSON.stringify({ legs: [], isApproximate: true });
    await gateway.db
      .updateTable('jobs')
      .set({ task_type: 2, full_day: JSON.stringify(fullDay), route })
      .where('id', '=', jobId)
      .execute();
  };

  it('is begun and ended by a driver’s app, and overtime is charged', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    await makeFullDay(jobId);
    await arrive(driver, jobId, 0);
    expect((await pickUp(driver, jobId)).body).toMatchObject({ jobStatus: 'pickedUp', nextVisit: 1 });
    gateway.clock.advanceSeconds(5 * 3_600);
    expect((await deliver(driver, jobId, 1)).body).toMatchObject({ jobStatus: 'completed' });
    expect((await historyOf(jobId)).map(([status]) => status)).toEqual([
      'matching',
      'assigned',
      'arrived',
      'pickedUp',
      'completed',
    ]);
    expect(await chargesOf(jobId)).toEqual([{ kind: 'overtime', stop: null, amount_satang: 60 * 500 }]);
  });

  it('is carried through by the simulator too, for as long as was booked', async () => {
    const { jobId } = await bookJob(gateway, customer);
    await makeFullDay(jobId);
    for (let minute = 0; minute < 60 && (await readJob(gateway, jobId)).status !== 'pickedUp'; minute++) {
      await simulator.tick();
      gateway.clock.advanceSeconds(60);
    }
    gateway.clock.advanceSeconds(3.9 * 3_600);
    await simulator.tick();
    expect((await readJob(gateway, jobId)).status).toBe('pickedUp');
    gateway.clock.advanceSeconds(0.6 * 3_600);
    await simulator.tick();
    expect((await historyOf(jobId)).map(([status]) => status)).toEqual([
      'matching',
      'assigned',
      'arrived',
      'pickedUp',
      'completed',
    ]);
  });
});
