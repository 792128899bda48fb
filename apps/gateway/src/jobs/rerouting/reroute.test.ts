import { randomUUID } from 'node:crypto';
import { cancelJob } from '@songwai/core/jobs/contract';
import { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import { getDriverJob } from '@songwai/core/rides/ride-contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob, readJobEvents, showJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, matchDrivers, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, ayutthaya, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import { type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let user: Caller & { readonly userId: string };
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

const contact = { contactName: 'อรทัย', contactPhone: '0625550199' };
const three = { locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] };
const victory = { addressName: 'อนุสาวรีย์ชัยฯ', lat: 13.765, lng: 100.5383 };
/** The pick-up and the others as they are, but for what is given. */
const moveLast = (place: object) => [{ stop: 0 }, { stop: 1, ...place }];

const ask = (jobId: string, fields: object = {}, caller: Pick<Caller, 'token'> = user) =>
  gateway.call(changeJob, { jobId, lang: 'en', ...fields }, caller);
const confirm = (jobId: string, fields: object, caller: Pick<Caller, 'token'> = user) =>
  ask(jobId, { guid: randomUUID(), revision: 0, ...fields }, caller);
/** Asks for the price, and agrees to it. */
async function change(jobId: string, locationList: readonly object[], revision = 0) {
  const { body } = await ask(jobId, { locationList, revision });
  return (await confirm(jobId, { locationList, revision, expectedPrice: body.change?.netPrice })).body;
}
const stopsOf = async (jobId: string) => (await showJob(gateway, jobId, user)).locationList;
const arrive = (driver: DriverApp, jobId: string, visit: number) => driver.post(`/driver/job/${jobId}/arrive`, { visit });
const deliver = (driver: DriverApp, jobId: string, visit: number) =>
  driver.post(`/driver/job/${jobId}/deliver`, { visit, imgBase64: pixelPng, proofType: 'photo' });
/** Has a driver fetch the goods and stand at a place. */
async function driveTo(place: { lat: number; lng: number }, fields: object = {}) {
  const driver = await addDriver(gateway, siam);
  const { jobId, trackingId } = await giveJob(gateway, { driver, customer: user }, fields);
  await arrive(driver, jobId, 0);
  await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
  gateway.clock.advanceSeconds(60);
  await driver.stand(place);
  return { driver, jobId, trackingId };
}
const far = { lat: 13.74, lng: 100.545 };

describe('a change that is only asked about', () => {
  it('has its price and changes nothing', async () => {
    const { jobId } = await bookJob(gateway, user);
    const before = await readJob(gateway, jobId);
    const { body } = await ask(jobId, { locationList: moveLast(asok), revision: 0 });
    const nearer = before.net_satang / 100;
    expect(body.change).toMatchObject({
      revision: 0,
      priceBefore: nearer,
      way: 'cash',
      stops: [{ lock: 'pickUp' }, {}],
      addFrom: 1,
    });
    expect(body.change?.netPrice).toBeLessThan(nearer);
    expect(body.change?.difference).toBeCloseTo((body.change?.netPrice ?? 0) - nearer);
    expect(body).not.toHaveProperty('isChanged');
    const nameless = await ask(jobId, { locationList: moveLast({ lat: asok.lat, lng: asok.lng }), revision: 0 });
    expect(nameless.body).toMatchObject({ responseCode: 422, field: 'locationList.1.addressName' });
    expect(await readJob(gateway, jobId)).toEqual(before);
    expect(await readJobEvents(gateway, jobId)).toEqual(['jobs.booked']);
  });

  it('of nothing says how the stops stand', async () => {
    const { jobId } = await bookJob(gateway, user);
    expect((await ask(jobId)).body.change).toMatchObject({
      difference: 0,
      way: 'none',
      stops: [{ lock: 'pickUp', isPayer: true }, {}],
    });
  });

  it('is priced by the rate card of the booking, not by one that came later', async () => {
    const { jobId } = await bookJob(gateway, user, { vehicle: 2 });
    const priceOf = async () => (await ask(jobId, { locationList: moveLast(asok), revision: 0 })).body.change?.netPrice;
    const before = await priceOf();
    const admin = await signInAdmin(gateway);
    gateway.clock.advanceSeconds(60);
    const bands = [{ fromKm: 2, perKm: 30 }];
    const card = { priceList: 'DEFAULT', vehicle: 2, service: 'express', basePrice: 600, bands, extraStopFee: 35 };
    expect((await admin.post('/rate_cards', card)).body).toMatchObject({ responseCode: 200 });
    expect((await bookJob(gateway, user, { vehicle: 2 })).jobId).toBeTruthy();
    expect(await priceOf()).toBe(before);
  });
});

describe('a change that is agreed to', () => {
  it('moves a stop: price, way, record, event, and another link for the receiver', async () => {
    const { jobId } = await bookJob(gateway, user);
    const [, old] = await stopsOf(jobId);
    const body = await change(jobId, moveLast({ ...asok, ...contact }));
    expect(body).toMatchObject({ responseCode: 200, isChanged: true, change: { revision: 1, difference: 0 } });
    const job = await showJob(gateway, jobId, user);
    expect(job.locationList[1]).toMatchObject({ ...contact, addressName: 'อโศก', lat: asok.lat });
    expect(job.netPrice).toBe(body.change?.netPrice);
    expect(job.normalPrice).toBe(job.netPrice);
    expect(job.changes).toMatchObject([
      { kind: 'routeChanged', isByOffice: false, descTh: expect.stringContaining('บีทีเอสบางนา → อโศก') },
    ]);
    expect(job.changes[0]?.descEn).toMatch(/^Stop 2 moved: .* · ฿[\d.]+ → ฿[\d.]+$/);
    expect(await readJobEvents(gateway, jobId)).toEqual(['jobs.booked', 'jobs.routeChanged']);
    const record = await gateway.db.selectFrom('job_changes').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
    expect(record).toMatchObject({
      user_id: user.userId,
      stops_before: [{}, { address_name: 'บีทีเอสบางนา' }],
      stops_after: [{}, { lat: asok.lat }],
    });
    expect(JSON.stringify(record.details)).not.toContain('อรทัย');
    const closed = await gateway.call(getJobDetailTracking, { trackingId: old?.receiverLink });
    expect(closed.body).toMatchObject({ responseCode: 410 });
    const fresh = await gateway.call(getJobDetailTracking, { trackingId: job.locationList[1]?.receiverLink });
    expect(fresh.body).toMatchObject({ responseCode: 200, jobDetail: { receiver: { stop: 1 } } });
  });

  it('adds a stop between and removes one, and the links of the others stay', async () => {
    const { jobId } = await bookJob(gateway, user, three);
    const [, , last] = await stopsOf(jobId);
    await change(jobId, [{ stop: 0 }, { ...victory, ...contact, remark: 'ชั้น 2' }, { stop: 2 }]);
    const after = await stopsOf(jobId);
    expect(after.map(({ addressName }) => addressName)).toEqual(['สยามพารากอน', 'อนุสาวรีย์ชัยฯ', 'บีทีเอสบางนา']);
    expect(after[2]?.receiverLink).toBe(last?.receiverLink);
    expect(after[1]).toMatchObject({ ...contact, remark: 'ชั้น 2', receiverLink: expect.any(String) });
    const [shown] = (await showJob(gateway, jobId, user)).changes;
    expect(shown?.descEn).toContain('Stop 2 added อนุสาวรีย์ชัยฯ · Stop 2 removed อโศก');
  });

  it('of a contact alone costs nothing, leaves the way, and closes the link only for another phone', async () => {
    const { jobId } = await bookJob(gateway, user);
    const [, before] = await stopsOf(jobId);
    await change(jobId, [{ stop: 0 }, { stop: 1, contactName: 'คุณน้ำ', remark: 'โทรก่อน' }]);
    expect((await stopsOf(jobId))[1]).toEqual({ ...before, contactName: 'คุณน้ำ', remark: 'โทรก่อน' });
    await change(jobId, [{ stop: 0 }, { stop: 1, contactPhone: '0625550199' }], 1);
    expect((await stopsOf(jobId))[1]?.receiverLink).not.toBe(before?.receiverLink);
  });

  it('is made once for each guid', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await ask(jobId, { locationList: moveLast(asok), revision: 0 });
    const fields = { locationList: moveLast(asok), revision: 0, guid: randomUUID(), expectedPrice: body.change?.netPrice };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(jobId, fields)));
    const again = await ask(jobId, fields);
    expect([...answers, again].map((answer) => answer.body.isChanged)).toEqual(Array(5).fill(true));
    expect((await showJob(gateway, jobId, user)).changes).toHaveLength(1);
  });

  it('is refused at another price with the new one, and nothing is changed', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await confirm(jobId, { locationList: moveLast(asok), expectedPrice: 1 });
    expect(body).toMatchObject({ responseCode: 409, reason: 'price_changed', change: { netPrice: expect.any(Number) } });
    expect((await confirm(jobId, { locationList: moveLast(asok) })).body).toMatchObject({ reason: 'price_changed' });
    expect((await stopsOf(jobId))[1]?.addressName).toBe('บีทีเอสบางนา');
  });

  it('of two at once happens once, and the other is told so', async () => {
    const { jobId } = await bookJob(gateway, user);
    const [one, other] = await Promise.all([
      ask(jobId, { locationList: moveLast(asok), revision: 0 }),
      ask(jobId, { locationList: moveLast(victory), revision: 0 }),
    ]);
    const answers = await Promise.all([
      confirm(jobId, { locationList: moveLast(asok), expectedPrice: one.body.change?.netPrice }),
      confirm(jobId, { locationList: moveLast(victory), expectedPrice: other.body.change?.netPrice }),
    ]);
    expect(answers.map(({ body }) => body.responseCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ body }) => body.responseCode === 409)?.body.reason).toBe('changed_meanwhile');
    expect((await showJob(gateway, jobId, user)).changes).toHaveLength(1);
  });

  it('and a cancellation at the same time have exactly one outcome', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { jobId } = await bookJob(gateway, user);
      const { body } = await ask(jobId, { locationList: moveLast(asok), revision: 0 });
      const [changed, cancelled] = await Promise.all([
        confirm(jobId, { locationList: moveLast(asok), expectedPrice: body.change?.netPrice }),
        gateway.call(cancelJob, { jobId, cancelReason: 'x' }, user),
      ]);
      expect(cancelled.body.responseCode).toBe(200);
      expect([200, 409]).toContain(changed.body.responseCode);
      const events = await readJobEvents(gateway, jobId);
      expect(events.at(-1)).toBe('jobs.cancelled');
      expect(events.includes('jobs.routeChanged')).toBe(changed.body.responseCode === 200);
    }
  });

  it('offers the job anew while a driver is searched', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await bookJob(gateway, user);
    await matchDrivers(gateway);
    const offerOf = async () => (await driver.offers()).find((offer) => offer.jobId === jobId)?.offerId;
    const before = await offerOf();
    await change(jobId, moveLast(asok));
    await matchDrivers(gateway);
    expect(await offerOf()).toEqual(expect.any(String));
    expect(await offerOf()).not.toBe(before);
  });
});

describe('a change that is not possible', () => {
  it.each([
    ['a place outside the area', () => moveLast(ayutthaya), 422, 'locationList.1'],
    ['half a place', () => moveLast({ lat: 13.7 }), 422, 'locationList.1'],
    ['no drop-off', () => [{ stop: 0 }, { stop: 0 }], 422, 'locationList.1.stop'],
    ['another order', () => [{ stop: 1 }, { stop: 0 }], 422, 'locationList.1.stop'],
    ['a stop that there is not', () => [{ stop: 0 }, { stop: 5 }], 422, 'locationList.1.stop'],
    ['a phone that is none', () => [{ stop: 0 }, { stop: 1, contactPhone: '12' }], 422, 'locationList.1.contactPhone'],
    ['a new stop without a contact', () => [{ stop: 0 }, { stop: 1 }, asok], 422, 'locationList.2.contactName'],
    [
      'eleven stops',
      () => [{ stop: 0 }, { stop: 1 }, ...Array.from({ length: 9 }, () => ({ ...asok, ...contact }))],
      422,
      'locationList',
    ],
  ])('is refused for %s', async (...[, locationList, code, field]) => {
    const { jobId } = await bookJob(gateway, user);
    expect((await ask(jobId, { locationList: locationList(), revision: 0 })).body).toMatchObject({ responseCode: code, field });
  });

  it('at the pick-up, and where the stop pays the driver', async () => {
    const { jobId } = await bookJob(gateway, user, { ...three, paymentPoint: 2 });
    const pickUp = await ask(jobId, { locationList: [{ stop: 0, ...asok }, { stop: 1 }, { stop: 2 }], revision: 0 });
    expect(pickUp.body).toMatchObject({ responseCode: 409, reason: 'stop_locked', stop: 0 });
    const payer = await ask(jobId, { locationList: [{ stop: 0 }, { stop: 1 }], revision: 0 });
    expect(payer.body).toMatchObject({ responseCode: 409, reason: 'stop_locked', stop: 2 });
    await change(jobId, [{ stop: 0 }, { ...victory, ...contact }, { stop: 1 }, { stop: 2 }]);
    expect((await readJob(gateway, jobId)).payment_point).toBe(3);
  });

  it('of a job of somebody else, a job that is over, and one on which somebody else built', async () => {
    const { jobId } = await bookJob(gateway, user);
    const stranger = await addCustomer(gateway);
    expect((await ask(jobId, {}, stranger)).status).toBe(404);
    await change(jobId, moveLast(asok));
    expect((await ask(jobId, { locationList: moveLast(victory), revision: 0 })).body).toMatchObject({
      reason: 'changed_meanwhile',
    });
    await gateway.call(cancelJob, { jobId, cancelReason: 'x' }, user);
    expect((await ask(jobId)).body).toMatchObject({ responseCode: 409, reason: 'not_changeable' });
    expect((await showJob(gateway, jobId, user)).actions).not.toContain('changeStops');
  });

  it('for a colleague without the right to order, while one with it may', async () => {
    const company = await addCompany(gateway);
    const clerk = await addMember(gateway, company, { rights: ['order', 'view'] });
    const reader = await addMember(gateway, company, { rights: ['view'] });
    const { jobId } = await bookJob(gateway, company);
    expect((await ask(jobId, { locationList: moveLast(asok), revision: 0 }, reader)).status).toBe(403);
    const { body } = await ask(jobId, { locationList: moveLast(asok), revision: 0 }, clerk);
    const fields = { locationList: moveLast(asok), expectedPrice: body.change?.netPrice };
    expect((await confirm(jobId, fields, clerk)).body).toMatchObject({ isChanged: true });
  });
});

describe('a job in the hands of a driver', () => {
  it('goes to the new place, and the app says so', async () => {
    const { driver, jobId, trackingId } = await driveTo(far, three);
    expect((await ask(jobId)).body.change?.stops).toEqual([{ lock: 'done', isPayer: true }, {}, {}]);
    await change(jobId, [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }]);
    const { body } = await gateway.inject({
      method: 'GET',
      url: '/api/driver/job?lang=en',
      headers: { 'driver-token': driver.token },
    });
    expect(body).toMatchObject({
      job: { locationList: [{}, { addressName: 'อนุสาวรีย์ชัยฯ' }, {}], visits: [0, 1, 2], nextVisit: 1 },
      notices: [{ jobId, kind: 'routeChanged', text: expect.stringContaining('changed the stops') }],
    });
    expect(getDriverJob.path).toBe('/driver/job');
    gateway.clock.advanceSeconds(900);
    await driver.stand(asok);
    expect((await arrive(driver, jobId, 1)).body['responseCode']).toBe(409);
    gateway.clock.advanceSeconds(900);
    await driver.stand(victory);
    expect((await arrive(driver, jobId, 1)).body['responseCode']).toBe(200);
    const tracked = await gateway.call(getJobDetailTracking, { trackingId });
    expect(tracked.body.jobDetail?.locationList[1]).toMatchObject({ addressName: 'อนุสาวรีย์ชัยฯ' });
    await deliver(driver, jobId, 1);
    gateway.clock.advanceSeconds(1_800);
    await driver.stand(bangNa);
    await arrive(driver, jobId, 2);
    expect((await deliver(driver, jobId, 2)).body).toMatchObject({ jobStatus: 'completed' });
  });

  it.each([
    ['is nearly there', { lat: asok.lat, lng: asok.lng + 0.004 }, 'driverNear'],
    ['is far', far, undefined],
  ])('has its next stop locked when the driver %s', async (_how, place, lock) => {
    const { jobId } = await driveTo(place, three);
    const { body } = await ask(jobId);
    expect(body.change?.stops[1]).toEqual(lock === undefined ? {} : { lock });
    const moved = await ask(jobId, { locationList: [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }], revision: 0 });
    expect(moved.body.responseCode).toBe(lock === undefined ? 200 : 409);
    const later = await ask(jobId, { locationList: [{ stop: 0 }, { stop: 1 }, { stop: 2, ...victory }], revision: 0 });
    expect(later.body.responseCode).toBe(200);
  });

  it('has its next stop locked where nobody knows the driver’s place, and a new stop only comes later', async () => {
    const { jobId } = await driveTo(far, three);
    gateway.clock.advanceSeconds(600);
    expect((await ask(jobId)).body.change).toMatchObject({
      stops: [{ lock: 'done' }, { lock: 'driverUnknown' }, {}],
      addFrom: 2,
    });
    const early = [{ stop: 0 }, { ...victory, ...contact }, { stop: 1 }, { stop: 2 }];
    expect((await ask(jobId, { locationList: early, revision: 0 })).body).toMatchObject({ reason: 'stop_locked', stop: 1 });
  });

  it('cannot lose the last stop that is left', async () => {
    const { driver, jobId } = await driveTo(asok, three);
    await arrive(driver, jobId, 1);
    await deliver(driver, jobId, 1);
    await driver.stand(far);
    expect((await ask(jobId, { locationList: [{ stop: 0 }, { stop: 1 }], revision: 0 })).body).toMatchObject({
      responseCode: 422,
    });
  });

  it('is changed or arrives, whichever comes first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { driver, jobId } = await driveTo(far, three);
      const locationList = [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }];
      const { body } = await ask(jobId, { locationList, revision: 0 });
      await driver.stand({ lat: asok.lat, lng: asok.lng + 0.0065 });
      const [changed, arrived] = await Promise.all([
        confirm(jobId, { locationList, expectedPrice: body.change?.netPrice }),
        arrive(driver, jobId, 1),
      ]);
      const codes = [changed.body.responseCode, arrived.body['responseCode']];
      expect([[200, 409].join(), [409, 200].join()]).toContain(codes.join());
    }
  });
});

describe('money to be collected', () => {
  const collecting = { option: [1], ...three };
  const added = { ...victory, ...contact, codAmount: 350 };

  it('may be asked for at a new drop-off, and the driver is told', async () => {
    const { jobId } = await bookJob(gateway, user, collecting);
    const body = await change(jobId, [{ stop: 0 }, { stop: 1 }, { stop: 2 }, added]);
    expect(body).toMatchObject({ responseCode: 200, isChanged: true });
    expect((await stopsOf(jobId)).map(({ codAmount }) => codAmount)).toEqual([undefined, undefined, undefined, 350]);
  });

  it('is refused where the job has no such extra, and at a booked stop, whose amount stays', async () => {
    const plain = await bookJob(gateway, user, three);
    const without = await ask(plain.jobId, { locationList: [{ stop: 0 }, { stop: 1 }, added], revision: 0 });
    expect(without.body).toMatchObject({ responseCode: 422, field: 'locationList.2.codAmount' });
    const { jobId } = await bookJob(gateway, user, collecting);
    const booked = await ask(jobId, { locationList: [{ stop: 0 }, { stop: 1, codAmount: 20 }, { stop: 2 }], revision: 0 });
    expect(booked.body).toMatchObject({ responseCode: 422, field: 'locationList.1.codAmount' });
  });
});
