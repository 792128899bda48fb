import { randomUUID } from 'node:crypto';
import { decodePolyline } from '@songwai/core/basics/polyline';
import { cancelJob, getJobDetail } from '@songwai/core/jobs/contract';
import { jobRatingToken } from '@songwai/core/ratings/contract';
import { getJobDetailTracking, trackingDetail } from '@songwai/core/tracking/contract';
import { noteForDriver, pinEntrance } from '@songwai/core/tracking/receiver-contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob, moveJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, endDuty, giveJob, makeSimulator, pixelPng } from '../../../tests/builders/drivers.ts';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { publicUrl } from '../../../tests/harness/quiet-environment.ts';
import { createReceiverMessages } from './message-receivers.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('jobs').execute();
  await gateway.db.deleteFrom('rate_limits').execute();
  gateway.clock.set(noon);
  await endDuty(gateway);
  user = await addCustomer(gateway);
});

const twoDrops = { locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] };
const guid = randomUUID;
/** About so many metres north of a place. */
const northOf = ({ lat, lng }: { lat: number; lng: number }, metres: number) => ({ lat: lat + metres / 111_195, lng });
const linksOf = async (jobId: string): Promise<readonly string[]> => {
  const { body } = await gateway.call(getJobDetail, { jobId }, user);
  return body.jobDetail.locationList.map(({ receiverLink = '' }) => receiverLink);
};
const book = async (change: object = {}) => {
  const booked = await bookJob(gateway, user, change);
  return { ...booked, links: await linksOf(booked.jobId) };
};
const track = (trackingId: string) => gateway.call(getJobDetailTracking, { trackingId });
const shown = async (trackingId: string) => (await track(trackingId)).body.jobDetail;
const leaveNote = (trackingId: string, note: string, key = guid()) =>
  gateway.call(noteForDriver, { trackingId, guid: key, note });
const movePin = (trackingId: string, at: { lat: number; lng: number }, key = guid()) =>
  gateway.call(pinEntrance, { trackingId, guid: key, ...at });

describe('the link of a receiver', () => {
  it('is given to whoever booked, one for each drop-off, and cannot be guessed', async () => {
    const { links, trackingId } = await book(twoDrops);
    expect(links[0]).toBe('');
    expect(links[1]).toMatch(/^[\w-]{24}$/);
    expect(links[2]).toMatch(/^[\w-]{24}$/);
    expect(new Set([...links, trackingId]).size).toBe(4);
    for (const guess of [links[1]?.slice(0, -1) ?? '', `${links[1]}A`, '%', '_', links[1]?.toLowerCase() ?? ''])
      expect((await track(guess)).status).toBe(404);
  });

  it('shows that stop only, how many lie before, and no other place, person or price', async () => {
    const { links, jobId, trackingId } = await book(twoDrops);
    const detail = await shown(links[2] ?? '');
    expect(Value.Check(trackingDetail, detail)).toBe(true);
    expect(detail).toMatchObject({
      trackingId: links[2],
      locationList: [{ addressName: bangNa.addressName, lat: bangNa.lat, lng: bangNa.lng }],
      receiver: { stop: 2, stopsBefore: 1, mayChange: true },
      routePolyline: '',
    });
    const job = await gateway.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
    const text = JSON.stringify(detail);
    const secrets = [
      trackingId,
      siam.addressName,
      asok.addressName,
      'ธนากร',
      'พิมพ์ชนก',
      '0812345678',
      String(job.net_satang / 100),
    ];
    for (const secret of [...secrets, links[1], job.rating_token]) expect(text).not.toContain(secret);
  });

  it('says what this receiver pays: for the goods, and the price where it was booked so', async () => {
    const cod = { locationList: [stopAt(siam), stopAt(asok), { ...stopAt(bangNa), codAmount: 250 }], option: '1' };
    const { links, jobId } = await book({ ...cod, paymentPoint: 1 });
    const job = await gateway.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
    expect((await shown(links[1] ?? '')).receiver.amountToPay).toBe(job.net_satang / 100);
    expect((await shown(links[2] ?? '')).receiver.amountToPay).toBe(250);
    const paidBySender = await book();
    expect((await shown(paidBySender.links[1] ?? '')).receiver.amountToPay).toBeUndefined();
  });

  it('shows the driver and the way ahead only while this receiver is the next', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: user }, twoDrops);
    const [, first = '', second = ''] = await linksOf(jobId);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
    expect((await shown(first)).driver).toBeUndefined();
    await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    // Still at the sender's door, which is not told.
    expect((await shown(first)).driver).toBeUndefined();
    gateway.clock.advanceSeconds(240);
    const between = { lat: (siam.lat + asok.lat) / 2, lng: (siam.lng + asok.lng) / 2 };
    await driver.stand(between);
    const next = await shown(first);
    expect(next).toMatchObject({ nextStop: 0, driver: between, receiver: { stopsBefore: 0 } });
    const line = decodePolyline(next.routePolyline);
    expect(line.at(-1)?.lat).toBeCloseTo(asok.lat, 4);
    expect(line.every(({ lng }) => lng > siam.lng + 0.005)).toBe(true);
    const later = await shown(second);
    expect(later).toMatchObject({ routePolyline: '', receiver: { stopsBefore: 1, driver: { plate: expect.any(String) } } });
    expect(later.driver).toBeUndefined();
    expect(later.nextStop).toBeUndefined();
  });

  it('is done with its own stop, says that proof was taken, and does not follow the driver on', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId, trackingId } = await giveJob(gateway, { driver, customer: user }, twoDrops);
    const [, first = ''] = await linksOf(jobId);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
    await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    gateway.clock.advanceSeconds(900);
    await driver.stand(asok);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 1 });
    await driver.post(`/driver/job/${jobId}/deliver`, { visit: 1, imgBase64: pixelPng, proofType: 'photo' });
    const done = await shown(first);
    expect(done).toMatchObject({
      jobStatus: 'completed',
      locationList: [{ proofTime: '12:15' }],
      receiver: { mayChange: false },
    });
    expect(done.driver).toBeUndefined();
    expect((await shown(trackingId)).jobStatus).toBe('delivering');
    expect((await leaveNote(first, 'late')).body).toMatchObject({ responseCode: 409 });
    expect(JSON.stringify(await shown(trackingId))).not.toContain('/job/proof/');
  });

  it('closes 24 hours after the end, as the job’s link does, and says so', async () => {
    const { jobId, trackingId, links } = await book();
    await gateway.call(cancelJob, { jobId }, user);
    gateway.clock.advanceSeconds(24 * 3_600 - 1);
    expect((await track(trackingId)).body.responseCode).toBe(200);
    gateway.clock.advanceSeconds(1);
    for (const link of [trackingId, links[1] ?? '']) {
      const { body } = await track(link);
      expect(body).toMatchObject({ responseCode: 410, responseDesc: expect.stringContaining('24') });
      expect(body.jobDetail).toBeUndefined();
    }
    expect((await leaveNote(links[1] ?? '', 'hello')).body).toMatchObject({ responseCode: 410 });
  });

  it('does not rate the job', async () => {
    const { jobId, links } = await book();
    await moveJob(gateway, jobId, ['completed', 1]);
    const rated = await gateway.call(jobRatingToken, { tokenRating: links[1] ?? '', rating: 5 });
    expect(rated.status).toBe(404);
    expect((await gateway.call(getJobDetailTracking, { tokenRating: links[1] ?? '' })).status).toBe(404);
  });
});

describe('what a receiver says', () => {
  it('reaches the driver and whoever booked, as text and without emoji', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: user }, twoDrops);
    const [, , link = ''] = await linksOf(jobId);
    const { body } = await leaveNote(link, '  <b>ฝากไว้ที่ รปภ.</b> 🙏 ');
    expect(body.jobDetail.receiver).toMatchObject({ note: '<b>ฝากไว้ที่ รปภ.</b>' });
    const at = northOf(bangNa, 199);
    expect((await movePin(link, at)).body.jobDetail.receiver).toMatchObject({ pin: at });
    const { job } = (await driver.get('/driver/job')).body as { job: { locationList: object[] } };
    expect(job.locationList[2]).toMatchObject({ receiverNote: '<b>ฝากไว้ที่ รปภ.</b>', receiverPin: at });
    expect(JSON.stringify(job)).not.toContain(link);
    const { jobDetail } = (await gateway.call(getJobDetail, { jobId }, user)).body;
    expect(jobDetail.locationList[2]).toMatchObject({ receiverNote: '<b>ฝากไว้ที่ รปภ.</b>', receiverPin: at });
    const events = await gateway.db.selectFrom('outbox').select(['kind', 'payload']).where('subject', '=', jobId).execute();
    expect(events).toContainEqual({ kind: 'jobs.receiverNoted', payload: { stop: 2 } });
    expect(events).toContainEqual({ kind: 'jobs.receiverPinned', payload: { stop: 2 } });
  });

  it('refuses a pin beyond 200 m of the booked point, also when it was moved before', async () => {
    const { links } = await book();
    const link = links[1] ?? '';
    expect((await movePin(link, northOf(bangNa, 201))).body).toMatchObject({ responseCode: 422, field: 'lat' });
    await movePin(link, northOf(bangNa, 150));
    expect((await movePin(link, northOf(bangNa, 300))).body).toMatchObject({ responseCode: 422 });
    expect((await shown(link)).receiver.pin?.lat).toBeCloseTo(northOf(bangNa, 150).lat, 6);
  });

  it('refuses an empty note, one of 201 and one of 9,000 characters', async () => {
    const { links } = await book();
    for (const note of ['', '   ', 'ก'.repeat(201), 'x'.repeat(9_000)])
      expect((await leaveNote(links[1] ?? '', note)).body).toMatchObject({ field: 'note' });
    expect((await shown(links[1] ?? '')).receiver.note).toBeUndefined();
    expect((await leaveNote(links[1] ?? '', 'ก'.repeat(200))).body.responseCode).toBe(200);
  });

  it('is taken neither by the job’s link nor by a guessed one', async () => {
    const { trackingId } = await book();
    for (const link of [trackingId, 'kVn2x0b1Q2m9Zt7cYw4PzAkV', "x' or 1=1"]) {
      expect((await leaveNote(link, 'hello')).status).toBe(404);
      expect((await movePin(link, northOf(bangNa, 10))).status).toBe(404);
    }
  });

  it('is stored for its own stop only', async () => {
    const { links, jobId } = await book(twoDrops);
    await leaveNote(links[1] ?? '', 'only here');
    expect((await shown(links[2] ?? '')).receiver.note).toBeUndefined();
    const { jobDetail } = (await gateway.call(getJobDetail, { jobId }, user)).body;
    expect(jobDetail.locationList.map(({ receiverNote }) => receiverNote)).toEqual([undefined, 'only here', undefined]);
  });

  it('is said once for one guid, and not too often in an hour', async () => {
    const { links, jobId } = await book();
    const link = links[1] ?? '';
    const key = guid();
    for (const note of ['first', 'first']) await leaveNote(link, note, key);
    const noted = await gateway.db
      .selectFrom('outbox')
      .select('id')
      .where('subject', '=', jobId)
      .where('kind', '=', 'jobs.receiverNoted')
      .execute();
    expect(noted).toHaveLength(1);
    const codes: number[] = [];
    for (let count = 0; count < 12; count += 1) codes.push((await leaveNote(link, `note ${count}`)).status);
    expect(codes.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('a simulated driver', () => {
  it('drives to the pin, wherever it was when the receiver moved it', async () => {
    const simulator = makeSimulator(gateway);
    const { links, trackingId } = await book();
    const link = links[1] ?? '';
    const rideOn = async (seconds: number) => {
      gateway.clock.advanceSeconds(seconds);
      await simulator.tick();
    };
    while ((await shown(trackingId)).jobStatus !== 'delivering') await rideOn(60);
    await rideOn(240);
    const before = await shown(trackingId);
    const pin = northOf(bangNa, 180);
    await movePin(link, pin);
    const after = await shown(trackingId);
    expect(after.driver?.lat).toBeCloseTo(before.driver?.lat ?? 0, 4);
    expect(after.driver?.lng).toBeCloseTo(before.driver?.lng ?? 0, 4);
    let last = after.driver;
    for (let step = 0; step < 400 && (await shown(trackingId)).jobStatus !== 'completed'; step += 1) {
      await rideOn(45);
      last = (await shown(trackingId)).driver ?? last;
    }
    expect(last?.lat).toBeCloseTo(pin.lat, 4);
    expect(last?.lng).toBeCloseTo(pin.lng, 4);
  });
});

describe('the message to receivers', () => {
  const messages = () =>
    gateway.db.selectFrom('messages').select(['recipient', 'body']).where('purpose', '=', 'receiverLink').execute();
  const handler = createReceiverMessages({ publicUrl });
  const pickUp = (jobId: string) => {
    const event = { id: 1, kind: 'jobs.pickedUp', subject: jobId, payload: {}, at: gateway.clock.now() };
    return gateway.db.transaction().execute((trx) => handler.handle(trx, [event]));
  };

  it('carries the own link at the pick-up, once, and only where whoever booked wants it', async () => {
    const { jobId, links } = await book();
    await pickUp(jobId);
    expect(await messages()).toEqual([]);
    await gateway.post('/user/setting', { userId: user.userId, values: { recipient_sms: true } }, { token: user.token });
    await pickUp(jobId);
    await pickUp(jobId);
    expect(await messages()).toEqual([{ recipient: '0898765432', body: expect.stringContaining(`${publicUrl}/t/${links[1]}`) }]);
  });
  it('goes to a receiver who is new after the stops were changed under way, and to nobody a second time', async () => {
    await gateway.db.deleteFrom('messages').execute();
    await gateway.post('/user/setting', { userId: user.userId, values: { recipient_sms: true } }, { token: user.token });
    const { jobId } = await book();
    const changed = { id: 2, kind: 'jobs.routeChanged', subject: jobId, payload: {}, at: gateway.clock.now() };
    const hear = () => gateway.db.transaction().execute((trx) => handler.handle(trx, [changed]));
    await hear();
    expect(await messages()).toEqual([]);
    await moveJob(gateway, jobId, 'delivering');
    await pickUp(jobId);
    const locationList = [{ stop: 0 }, { stop: 1 }, stopAt(asok)];
    const path = `/job/${jobId}/change`;
    const { body } = await gateway.post(path, { locationList, revision: 0 }, { token: user.token });
    const { netPrice: expectedPrice } = body['change'] as { netPrice: number };
    await gateway.post(path, { locationList, revision: 0, guid: 'guid-of-change', expectedPrice }, { token: user.token });
    await hear();
    await hear();
    expect((await messages()).map(({ recipient }) => recipient).sort()).toEqual(['0812345678', '0898765432']);
  });
});
