import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, makeSimulator, matchDrivers } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, siam } from '../../tests/builders/order.ts';
import { signInByPassword } from '../../tests/builders/sessions.ts';
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
afterEach(async () => {
  await endDuty(gateway);
  // Ends the searches that a test left open, so that the next one begins without jobs.
  gateway.clock.advanceSeconds(3_600);
  await matchDrivers(gateway);
});

const near = (km: number) => ({ lat: siam.lat + km / 111, lng: siam.lng });
const offered = async (driver: DriverApp, jobId: string): Promise<boolean> =>
  (await driver.offers()).some((offer) => offer.jobId === jobId);
const offerOf = async (driver: DriverApp, jobId: string): Promise<string> =>
  (await driver.offers()).find((offer) => offer.jobId === jobId)?.offerId ?? 'none';
const choose = (driver: DriverApp, stance: 'favorite' | 'blocked', userId = customer.userId) =>
  gateway.db
    .insertInto('customer_drivers')
    .values({ user_id: userId, driver_id: driver.id, stance, remark: '', created_at: gateway.clock.now() })
    .execute();
const bookAndAsk = async (change: object = {}): Promise<string> => {
  const { jobId } = await bookJob(gateway, customer, change);
  await matchDrivers(gateway);
  return jobId;
};

describe('a booked job', () => {
  it('is offered to the three nearest drivers with the vehicle, without names, phones and house numbers', async () => {
    const drivers = await Promise.all([8, 2, 5, 1].map((km) => addDriver(gateway, near(km))));
    const jobId = await bookAndAsk();
    expect(await Promise.all(drivers.map((driver) => offered(driver, jobId)))).toEqual([false, true, true, true]);
    const { body } = await (drivers[1] as DriverApp).get('/driver/offers');
    expect(body['offers']).toMatchObject([{ jobId, fare: expect.any(Number), kmToPickUp: 2, taskType: 1, isFavorite: false }]);
    expect(JSON.stringify(body)).not.toMatch(/พิมพ์ชนก|0812345678|พารากอน/);
  });

  it('is offered to nobody who is off duty, far, not seen lately, on a job, or has another vehicle', async () => {
    const [offDuty, far, silent, car, busy] = [
      await addDriver(gateway, near(1)),
      await addDriver(gateway, near(16)),
      await addDriver(gateway, near(1)),
      await addDriver(gateway, near(1), 'car'),
      await addDriver(gateway, near(1)),
    ];
    await giveJob(gateway, { driver: busy, customer });
    await offDuty.post('/driver/duty', { isOnDuty: false });
    gateway.clock.advanceSeconds(301);
    for (const driver of [offDuty, far, car, busy]) await driver.stand(driver === far ? near(16) : near(1));
    const jobId = await bookAndAsk();
    for (const driver of [offDuty, far, silent, car, busy]) expect(await offered(driver, jobId)).toBe(false);
    await silent.stand(near(1));
    await matchDrivers(gateway);
    expect(await offered(silent, jobId)).toBe(true);
  });

  it('goes on to the next when nobody answers in time, and comes back to who missed it after a while', async () => {
    const [first, second] = [await addDriver(gateway, near(1)), await addDriver(gateway, near(2))];
    const others = await Promise.all([3, 4].map((km) => addDriver(gateway, near(km))));
    const jobId = await bookAndAsk();
    const [, fourth] = others as [DriverApp, DriverApp];
    expect(await offered(fourth, jobId)).toBe(false);
    const late = await offerOf(first, jobId);
    await second.post(`/driver/offers/${await offerOf(second, jobId)}/decline`);
    await matchDrivers(gateway);
    expect(await offered(fourth, jobId)).toBe(true);
    gateway.clock.advanceSeconds(31);
    expect((await first.post(`/driver/offers/${late}/accept`)).body).toMatchObject({ responseCode: 409 });
    gateway.clock.advanceSeconds(125);
    await matchDrivers(gateway);
    expect(await offered(first, jobId)).toBe(true);
    expect(await offered(second, jobId)).toBe(false);
    // The customer adds to the price, so drivers who declined are asked again.
    await gateway.post(`/job/${jobId}/search/add_price`, { amount: 20, guid: 'twenty-baht-more' }, customer);
    gateway.clock.advanceSeconds(31);
    await matchDrivers(gateway);
    expect(await offered(second, jobId)).toBe(true);
  });

  it('goes to favourites first, and to favourites alone where the customer wants no other', async () => {
    const [favorite, stranger] = [await addDriver(gateway, near(9)), await addDriver(gateway, near(1))];
    await choose(favorite, 'favorite');
    const open = await bookAndAsk();
    expect(await favorite.offers()).toMatchObject([{ jobId: open, isFavorite: true }]);
    expect(await offered(stranger, open)).toBe(false);
    const fixed = await bookAndAsk({ fixDriver: true });
    for (const jobId of [open, fixed]) await favorite.post(`/driver/offers/${await offerOf(favorite, jobId)}/decline`);
    await matchDrivers(gateway);
    expect(await offered(stranger, open)).toBe(true);
    expect(await offered(stranger, fixed)).toBe(false);
    expect((await gateway.post(`/job/${fixed}/fixed/cancel`, {}, customer)).body['responseCode']).toBe(200);
    await matchDrivers(gateway);
    expect(await offered(stranger, fixed)).toBe(true);
  });

  it('that is booked for tomorrow is offered three quarters of an hour before', async () => {
    const driver = await addDriver(gateway, near(1));
    const soon = new Date(gateway.clock.now().getTime() + 2 * 3_600_000 + 7 * 3_600_000).toISOString();
    const [year, month, day] = soon.slice(0, 10).split('-');
    const jobId = await bookAndAsk({ orderType: 'schedule', jobDate: `${day}/${month}/${year}`, startTime: soon.slice(11, 16) });
    expect(await offered(driver, jobId)).toBe(false);
    gateway.clock.advanceSeconds(80 * 60);
    await driver.stand(near(1));
    await matchDrivers(gateway);
    expect(await offered(driver, jobId)).toBe(true);
  });

  it('with a window for its pick-up is offered once more to who declined it, when its customer searches again or waits', async () => {
    const jobDate = bangkokDate(addDays(gateway.clock.now(), 1));
    const { jobId } = await bookJob(gateway, customer, {
      orderType: 'schedule',
      jobDate,
      startTime: '09:00',
      finishTime: '18:00',
    });
    await gateway.db.updateTable('jobs').set({ pick_up_at: gateway.clock.now() }).where('id', '=', jobId).execute();
    const driver = await addDriver(gateway, near(1));
    const decline = async () => {
      await matchDrivers(gateway);
      await driver.post(`/driver/offers/${await offerOf(driver, jobId)}/decline`);
      await matchDrivers(gateway);
      expect(await offered(driver, jobId)).toBe(false);
    };
    for (const change of ['again', 'wait']) {
      await decline();
      const { body } = await gateway.post(`/job/${jobId}/search/${change}`, { lang: 'en' }, customer);
      expect(body['responseCode']).toBe(200);
      await matchDrivers(gateway);
      expect(await offered(driver, jobId)).toBe(true);
    }
    await gateway.post('/cancel_job', { jobId }, customer);
  });

  it('that another driver gave back is not offered again to who declined it', async () => {
    const [first, second] = [await addDriver(gateway, near(1)), await addDriver(gateway, near(2))];
    const jobId = await bookAndAsk();
    await second.post(`/driver/offers/${await offerOf(second, jobId)}/decline`);
    await first.post(`/driver/offers/${await offerOf(first, jobId)}/accept`);
    await first.post(`/driver/job/${jobId}/release`, { reason: 'ยางแตก' });
    await matchDrivers(gateway);
    expect(await offered(second, jobId)).toBe(false);
  });

  it('expires when its search ends, and what was spent comes back', async () => {
    const driver = await addDriver(gateway, near(1));
    const jobId = await bookAndAsk({ promoCode: 'WELCOME50' });
    const offer = await offerOf(driver, jobId);
    gateway.clock.advanceSeconds(46 * 60);
    await matchDrivers(gateway);
    expect((await readJob(gateway, jobId)).status).toBe('expired');
    expect((await driver.post(`/driver/offers/${offer}/accept`)).body['responseCode']).toBe(409);
    const use = await gateway.db.selectFrom('promo_uses').select('given_back_at').where('job_id', '=', jobId).executeTakeFirst();
    expect(use?.given_back_at).not.toBeNull();
    const events = await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', jobId).orderBy('id').execute();
    expect(events.map(({ kind }) => kind)).toEqual(['jobs.booked', 'jobs.expired']);
  });
});

describe('taking a job', () => {
  it('two drivers at once: exactly one gets it, the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const drivers = await Promise.all([1, 2, 3].map((km) => addDriver(gateway, near(km))));
      const jobId = await bookAndAsk();
      // Reads all offers first: an offer that another driver has accepted is no longer listed.
      const taken = await Promise.all(drivers.map(async (driver) => ({ driver, offerId: await offerOf(driver, jobId) })));
      const answers = await Promise.all(taken.map(({ driver, offerId }) => driver.post(`/driver/offers/${offerId}/accept`)));
      expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409, 409]);
      expect((await readJob(gateway, jobId)).status).toBe('assigned');
      const refused = answers.filter(({ body }) => body['responseCode'] === 409);
      for (const { body } of refused) expect(body['responseDesc']).toBe('Another driver has taken this job.');
      await endDuty(gateway);
    }
  }, 30_000);

  it('one driver at two jobs at once gets one of them', async () => {
    const driver = await addDriver(gateway, near(1));
    const jobs = [await bookAndAsk(), await bookAndAsk()];
    const offers = await Promise.all(jobs.map((jobId) => offerOf(driver, jobId)));
    const answers = await Promise.all(offers.map((offerId) => driver.post(`/driver/offers/${offerId}/accept`)));
    expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
  });

  it('asked again because the answer was lost, is as once; the history has one assignment', async () => {
    const driver = await addDriver(gateway, near(1));
    const jobId = await bookAndAsk();
    const offer = await offerOf(driver, jobId);
    const answers = await Promise.all([1, 2, 3].map(() => driver.post(`/driver/offers/${offer}/accept`)));
    expect(answers.map(({ body }) => [body['responseCode'], body['jobId']])).toEqual([
      [200, jobId],
      [200, jobId],
      [200, jobId],
    ]);
    const events = await gateway.db.selectFrom('job_events').select('status').where('job_id', '=', jobId).orderBy('id').execute();
    expect(events.map(({ status }) => status)).toEqual(['matching', 'assigned']);
    expect((await driver.post(`/driver/offers/${offer}/decline`)).body['responseCode']).toBe(409);
  });

  it('is not for whom it was not offered, nor for who went off duty or was blocked meanwhile', async () => {
    const [asked, other] = [await addDriver(gateway, near(1)), await addDriver(gateway, near(20))];
    const jobId = await bookAndAsk();
    const offer = await offerOf(asked, jobId);
    expect((await other.post(`/driver/offers/${offer}/accept`)).status).toBe(404);
    await asked.post('/driver/duty', { isOnDuty: false });
    expect((await asked.post(`/driver/offers/${offer}/accept`)).body['responseCode']).toBe(409);
    await asked.post('/driver/duty', { isOnDuty: true });
    await choose(asked, 'blocked');
    expect(await asked.offers()).toEqual([]);
    expect((await asked.post(`/driver/offers/${offer}/accept`)).body['responseCode']).toBe(409);
  });

  it('fails as a whole or is done as a whole: where the history cannot be written the offer stands', async () => {
    const driver = await addDriver(gateway, near(1));
    const jobId = await bookAndAsk();
    const offer = await offerOf(driver, jobId);
    await sql`alter table job_events rename to job_events_away`.execute(gateway.db);
    expect((await driver.post(`/driver/offers/${offer}/accept`)).status).toBe(500);
    await sql`alter table job_events_away rename to job_events`.execute(gateway.db);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    expect(await gateway.db.selectFrom('rides').select('job_id').where('job_id', '=', jobId).execute()).toEqual([]);
    expect((await driver.post(`/driver/offers/${offer}/accept`)).body['responseCode']).toBe(200);
    expect((await readJob(gateway, jobId)).status).toBe('assigned');
  });

  it('races with the customer who cancels: one of them wins, and the driver is free again', async () => {
    for (let round = 0; round < 4; round++) {
      const driver = await addDriver(gateway, near(1));
      const jobId = await bookAndAsk();
      const offer = await offerOf(driver, jobId);
      const [accept, cancel] = await Promise.all([
        driver.post(`/driver/offers/${offer}/accept`),
        gateway.post('/cancel_job', { jobId, cancelReason: 'changed my mind' }, customer),
      ]);
      expect(cancel.body['responseCode']).toBe(200);
      expect([200, 409]).toContain(accept.body['responseCode']);
      expect((await readJob(gateway, jobId)).status).toBe('cancelled');
      await giveJob(gateway, { driver, customer });
      await endDuty(gateway);
    }
  }, 30_000);
});

describe('a job given back', () => {
  it('before its pick-up is offered to others, never again to who gave it back', async () => {
    const [first, second] = [await addDriver(gateway, near(1)), await addDriver(gateway, near(2))];
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    expect((await second.post(`/driver/job/${jobId}/release`, { reason: 'ยางแตก' })).status).toBe(404);
    expect((await first.post(`/driver/job/${jobId}/release`, { reason: 'ยางแตก' })).body['responseCode']).toBe(200);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    await matchDrivers(gateway);
    expect(await offered(second, jobId)).toBe(true);
    expect(await offered(first, jobId)).toBe(false);
    const stored = await gateway.db
      .selectFrom('job_offers')
      .select('release_reason')
      .where('driver_id', '=', first.id)
      .where('state', '=', 'released')
      .execute();
    expect(stored).toEqual([{ release_reason: 'ยางแตก' }]);
  });

  it('by the office, which takes its driver off the road, goes to somebody else; with the goods on board it is refused', async () => {
    const admin = await signInByPassword(gateway, 'admin@songwai.test');
    const setActive = (driver: DriverApp, isActive: boolean) =>
      gateway.post(`/admin/drivers/${driver.id}/active`, { isActive }, { token: admin });
    const [first, carrying] = [await addDriver(gateway, near(1)), await addDriver(gateway, asok)];
    const { jobId } = await giveJob(gateway, { driver: first, customer });
    expect((await setActive(first, false)).body['responseCode']).toBe(200);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    await carrying.stand(asok);
    const other = await giveJob(gateway, { driver: carrying, customer });
    await gateway.db.updateTable('jobs').set({ status: 'pickedUp' }).where('id', '=', other.jobId).execute();
    expect((await setActive(carrying, false)).body['responseCode']).toBe(409);
    expect((await carrying.get('/driver/me')).body['responseCode']).toBe(200);
  });
});

describe('the simulator', () => {
  it('leaves a job to real drivers as long as one could take it, then takes it itself', async () => {
    const driver = await addDriver(gateway, near(1));
    const { jobId } = await bookJob(gateway, customer);
    const hasRide = async () =>
      (await gateway.db.selectFrom('rides').select('job_id').where('job_id', '=', jobId).execute()).length === 1;
    await simulator.tick();
    expect(await hasRide()).toBe(false);
    await matchDrivers(gateway);
    await simulator.tick();
    expect(await hasRide()).toBe(false);
    await driver.post(`/driver/offers/${await offerOf(driver, jobId)}/decline`);
    // A tick skips a job whose row another worker has locked; the next tick takes it.
    const isTaken = async () => {
      await simulator.tick();
      return hasRide();
    };
    await expect.poll(isTaken).toBe(true);
    await driver.stand(bangNa);
    expect(await driver.offers()).toEqual([]);
  });
});
