import { getRoomData } from '@songwai/core/chat/contract';
import { listNeedAdminSupport } from '@songwai/core/chat/support/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam } from '../../../tests/builders/order.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import { followNews } from '../../../tests/chat/job-rooms.ts';
import { recordFailedVisit } from '../../jobs/charges/failed-visit-queries.ts';
import { saveVisit } from '../ride-queries.ts';

let gateway: Gateway;
let customer: { userId: string; token: string };
let admin: { token: string };
beforeAll(async () => {
  gateway = await createGateway();
  customer = await addCustomer(gateway);
  admin = { token: (await signInAdmin(gateway)).token };
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

type Fields = Readonly<Record<string, unknown>>;
type Place = Parameters<DriverApp['stand']>[0];
const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
const stops = (...places: object[]) => ({ locationList: places.map((place) => ({ ...place, ...contact })) });
const arrive = (driver: DriverApp, jobId: string, visit: number) => driver.post(`/driver/job/${jobId}/arrive`, { visit });
const deliver = (driver: DriverApp, jobId: string, visit: number) =>
  driver.post(`/driver/job/${jobId}/deliver`, { visit, imgBase64: pixelPng, proofType: 'photo' });
const fail = (driver: DriverApp, jobId: string, fields: object) =>
  driver.post(`/driver/job/${jobId}/fail`, { imgBase64: pixelPng, note: 'โทรแล้วไม่รับ', ...fields });
const seen = async (jobId: string) =>
  (await gateway.post('/get_job_detail', { jobId, lang: 'en' }, customer)).body['jobDetail'] as Fields;
const tracked = async (trackingId: string) =>
  (await gateway.post('/get_job_detail_tracking', { trackingId })).body['jobDetail'] as Fields & { locationList: Fields[] };
/** Advances the clock by twenty minutes and reports a position. */
const driveTo = async (driver: DriverApp, place: Place) => {
  gateway.clock.advanceSeconds(1_200);
  await driver.stand(place);
};
/** A job whose driver has picked up the goods. */
const carry = async (change: object = {}) => {
  const driver = await addDriver(gateway, siam);
  const booked = await giveJob(gateway, { driver, customer }, change);
  await arrive(driver, booked.jobId, 0);
  await driver.post(`/driver/job/${booked.jobId}/pickup`, { imgBase64: pixelPng });
  return { driver, ...booked };
};

describe('goods that nobody takes', () => {
  it('go back to the sender, and everybody is told', async () => {
    const { driver, jobId, trackingId } = await carry();
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 1);
    const { body } = await fail(driver, jobId, { visit: 1, reason: 'refused' });
    expect(body).toMatchObject({ responseCode: 200, jobStatus: 'delivering', nextVisit: 2, isAtVisit: false });
    expect((await driver.get('/driver/job')).body['job']).toMatchObject({ visits: [0, 1, 0], nextVisit: 2 });
    expect(await seen(jobId)).toMatchObject({
      jobStatus: 'delivering',
      failedVisits: [
        { stop: 1, reason: 'refused', outcome: 'goodsReturn', descEn: expect.stringContaining('brings the goods back') },
      ],
    });
    const during = await tracked(trackingId);
    expect(during.locationList[1]).toMatchObject({ failedEn: expect.stringContaining('refused') });
    expect(during.locationList[1]).not.toHaveProperty('doneTime');
    expect(JSON.stringify(during)).not.toContain('โทรแล้วไม่รับ');
    await followNews(gateway);
    const { rooms } = (await gateway.call(listNeedAdminSupport, {}, admin)).body;
    expect(rooms).toContainEqual(
      expect.objectContaining({ support: expect.objectContaining({ state: 'waiting', aboutJobId: jobId }) }),
    );
    const { messages } = (await gateway.call(getRoomData, { id: customer.userId }, customer)).body;
    expect(messages.map(({ event }) => event?.key)).toEqual(['asked', 'failedVisit']);
    const { body: list } = await gateway.get('/admin/job', { onlyFailed: '1' }, admin);
    expect(list['jobs']).toMatchObject([{ jobId, hasFailedVisit: true, hasGoodsOnBoard: true }]);
    const sms = await gateway.db
      .selectFrom('messages')
      .select(['recipient', 'body'])
      .where('purpose', '=', 'visitFailed')
      .execute();
    expect(sms).toMatchObject([{ recipient: '0812345678', body: expect.stringContaining('คนขับจะนำของกลับคืน') }]);

    await driveTo(driver, siam);
    expect((await arrive(driver, jobId, 2)).body).toMatchObject({ responseCode: 200, isAtVisit: true });
    expect((await deliver(driver, jobId, 2)).body).toMatchObject({ responseCode: 200, jobStatus: 'completed' });
    const { body: driven } = await gateway.post('/get_job_driver', { jobId }, customer);
    expect(driven['proofs']).toMatchObject([
      { proofType: 'photo' },
      { stop: 1, proofType: 'failure' },
      { stop: 0, proofType: 'photo' },
    ]);
    expect((await seen(jobId))['charges']).toEqual([]);
  });

  it('stay on board while the other stops are served; each step twice is as once', async () => {
    const { driver, jobId } = await carry(stops(siam, asok, bangNa));
    await driveTo(driver, asok);
    expect((await fail(driver, jobId, { visit: 1, reason: 'damaged' })).body['responseCode']).toBe(409);
    await arrive(driver, jobId, 1);
    const twice = await Promise.all([1, 2].map(() => fail(driver, jobId, { visit: 1, reason: 'damaged' })));
    expect(twice.map(({ body }) => [body['responseCode'], body['nextVisit']])).toEqual(Array(2).fill([200, 2]));
    expect((await fail(driver, jobId, { visit: 2, reason: 'refused' })).body['responseCode']).toBe(409);
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 2);
    expect((await deliver(driver, jobId, 2)).body).toMatchObject({ jobStatus: 'delivering', nextVisit: 3 });
    expect((await seen(jobId))['failedVisits']).toHaveLength(1);
    await driveTo(driver, siam);
    await arrive(driver, jobId, 3);
    // The sender cannot take the goods back, so an administrator has to decide.
    const stuck = await fail(driver, jobId, { visit: 3, reason: 'absent' });
    expect(stuck.body).toMatchObject({ responseCode: 200, jobStatus: 'delivering', nextVisit: 3, isAtVisit: true });
    expect((await seen(jobId))['failedVisits']).toMatchObject([{}, { stop: 0, outcome: 'officeDecides' }]);
    expect((await deliver(driver, jobId, 3)).body).toMatchObject({ jobStatus: 'completed' });
  });

  it('go back once where the driver’s app asks again while the first answer is on its way', async () => {
    const { driver, jobId } = await carry();
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 1);
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where relation = 'job_stops'::regclass and not granted`.execute(gateway.db);
      expect(rows).toHaveLength(1);
    };
    // With the stops locked, the second call has read the ride but not yet whether the visit failed.
    const again = await gateway.db.transaction().execute(async (trx) => {
      await sql`lock table job_stops in access exclusive mode`.execute(trx);
      const asked = fail(driver, jobId, { visit: 1, reason: 'damaged' });
      await vi.waitFor(isWaiting, { timeout: 30_000 });
      const failed = { visit: 1, stop: 1, reason: 'damaged', outcome: 'goodsReturn', note: '' } as const;
      await recordFailedVisit(trx, { ...failed, jobId, driverId: driver.id, at: gateway.clock.now() });
      await saveVisit(trx, { jobId, nextVisit: 2, isAtVisit: false, endedAt: null });
      return { asked };
    });
    expect((await again.asked).body).toMatchObject({ responseCode: 200, nextVisit: 2, isAtVisit: false });
  });

  it('go where the way back was booked to, which is ridden once', async () => {
    const { driver, jobId } = await carry({ option: '3' });
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 1);
    await fail(driver, jobId, { visit: 1, reason: 'wrongAddress' });
    expect((await driver.get('/driver/job')).body['job']).toMatchObject({ visits: [0, 1, 0] });
  });

  it('have been waited for: nobody is absent before 30 minutes, and longer costs what waiting costs', async () => {
    const { driver, jobId } = await carry();
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 1);
    gateway.clock.advanceSeconds(20 * 60);
    expect((await fail(driver, jobId, { visit: 1, reason: 'absent' })).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('10 more minutes'),
    });
    gateway.clock.advanceSeconds(20 * 60);
    expect((await fail(driver, jobId, { visit: 1, reason: 'absent' })).body).toMatchObject({ responseCode: 200 });
    expect((await seen(jobId))['charges']).toMatchObject([{ kind: 'waiting', stop: 1, minutes: 40, amount: 30 }]);
  });
});

describe('a pick-up that fails', () => {
  it('ends the job with what a cancellation costs then, and the driver is free', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    expect((await fail(driver, jobId, { visit: 0, reason: 'accident' })).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('give the job back'),
    });
    await arrive(driver, jobId, 0);
    expect((await fail(driver, jobId, { visit: 0, reason: 'refused' })).body).toMatchObject({
      responseCode: 200,
      jobStatus: 'cancelled',
    });
    expect((await fail(driver, jobId, { visit: 0, reason: 'refused' })).body).toMatchObject({ jobStatus: 'cancelled' });
    expect(await seen(jobId)).toMatchObject({
      jobStatus: 'cancelled',
      charges: [{ kind: 'lateCancel', amount: 65 }],
      failedVisits: [{ stop: 0, outcome: 'cancelled' }],
    });
    await driver.stand(siam);
    await giveJob(gateway, { driver, customer });
  });
});

describe('an accident on the way', () => {
  it('leaves the visit as it is, and the office sends another driver for the goods', async () => {
    const { driver, jobId } = await carry();
    await driveTo(driver, asok);
    expect((await fail(driver, jobId, { visit: 1, reason: 'accident' })).body).toMatchObject({
      responseCode: 200,
      jobStatus: 'delivering',
      nextVisit: 1,
    });
    expect(await seen(jobId)).toMatchObject({
      failedVisits: [{ outcome: 'officeDecides', descEn: expect.stringContaining('accident') }],
    });
    const next = await addDriver(gateway);
    const handOver = { reason: 'รถชน', withGoods: true, songwaiId: String(next.id) };
    expect((await gateway.post(`/admin/job/${jobId}/reassign`, handOver, admin)).body).toMatchObject({ jobStatus: 'assigned' });
    await next.stand(asok);
    await arrive(next, jobId, 0);
    await next.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    await driveTo(next, bangNa);
    await arrive(next, jobId, 1);
    expect((await deliver(next, jobId, 1)).body).toMatchObject({ jobStatus: 'completed' });
  });
});

describe('a failed visit', () => {
  it('is told with a picture only, of one’s own job only, and no picture is kept of what was refused', async () => {
    const { driver, jobId } = await carry();
    const other = await addDriver(gateway);
    expect((await fail(other, jobId, { visit: 1, reason: 'refused' })).status).toBe(404);
    await driveTo(driver, bangNa);
    await arrive(driver, jobId, 1);
    expect((await fail(driver, jobId, { visit: 1, reason: 'refused', imgBase64: 'aGVsbG8=' })).body).toMatchObject({
      responseCode: 422,
      field: 'imgBase64',
    });
    expect((await fail(driver, jobId, { visit: 1, reason: 'bored' })).status).toBe(400);
    const both = await Promise.all([fail(driver, jobId, { visit: 1, reason: 'refused' }), deliver(driver, jobId, 1)]);
    expect(both.map(({ body }) => body['responseCode'])).toEqual([200, 200]);
    const proofs = await gateway.db
      .selectFrom('ride_proofs')
      .select('kind')
      .where('job_id', '=', jobId)
      .where('visit', '=', 1)
      .execute();
    expect(proofs).toHaveLength(1);
  });
});
