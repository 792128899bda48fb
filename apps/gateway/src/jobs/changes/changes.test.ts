import { randomUUID } from 'node:crypto';
import {
  addPrice,
  askAllDrivers,
  cancelFixedDriver,
  cancelSearch,
  extendSearch,
  keepWaiting,
  postponeJob,
  searchAgain,
} from '@songwai/core/jobs/change-contract';
import { cancelJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, expireJob, moveJob, readJob, readJobEvents, setJob, showJob } from '../../../tests/builders/bookings.ts';
import { addCustomer, addFreeCredit } from '../../../tests/builders/customers.ts';
import { makeSimulator } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { readFreeCredit } from '../../pricing/credit/free-credit-queries.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
});
afterAll(() => gateway.close());

const when = async (jobId: string) => {
  const { jobDate, jobTime } = await showJob(gateway, jobId, user);
  return `${jobDate} ${jobTime}`;
};

describe('a job that is postponed', () => {
  it('is picked up at the time chosen, and its driver is looked for then', async () => {
    const { jobId } = await bookJob(gateway, user);
    const postponement = { jobId, jobDate: '22/11/2026', startTime: '10:00', finishTime: '11:00', lang: 'en' };
    const { body } = await gateway.call(postponeJob, postponement, user);
    expect(body).toMatchObject({
      responseCode: 200,
      responseDesc: 'The pick-up is postponed.',
      job: {
        jobDate: '22/11/2026',
        jobTime: '10:00',
        searchUntilDate: '22/11/2026',
        searchUntilTime: '11:00',
        jobStatus: 'matching',
      },
    });
    expect(await showJob(gateway, jobId, user)).toMatchObject({ orderType: 'schedule' });
    expect(await readJobEvents(gateway, jobId)).toEqual(['jobs.booked', 'jobs.postponed']);
  });

  it('goes on by an hour where no time is chosen, as a client of the specification asks', async () => {
    const { jobId } = await bookJob(gateway, user);
    await gateway.call(postponeJob, { jobId, username: 'demo@songwai.test' }, user);
    expect(await when(jobId)).toBe('21/11/2026 13:00');
    await gateway.call(postponeJob, { jobId }, user);
    expect(await when(jobId)).toBe('21/11/2026 14:00');
  });

  it('goes on by a day where it is delivered the next day, within the hours of next day', async () => {
    const { jobId } = await bookJob(gateway, user, { taskType: 3 });
    await gateway.call(postponeJob, { jobId }, user);
    expect(await when(jobId)).toBe('23/11/2026 09:00');
    const chosen = await gateway.call(postponeJob, { jobId, jobDate: '25/11/2026', startTime: '13:00' }, user);
    expect(chosen.body.job).toMatchObject({ jobDate: '25/11/2026', jobTime: '13:00', searchUntilTime: '18:00' });
    const night = await gateway.call(postponeJob, { jobId, jobDate: '26/11/2026', startTime: '20:00' }, user);
    expect(night.body).toMatchObject({ responseCode: 422, field: 'startTime' });
  });

  it('keeps the hours of next day, however long the customer would wait', async () => {
    const { jobId } = await bookJob(gateway, user, { taskType: 3 });
    const { body } = await gateway.call(extendSearch, { jobId, minutes: 30 }, user);
    expect(body).toMatchObject({ responseCode: 422, field: 'minutes' });
  });

  it.each([
    ['a time that has passed', { jobDate: '21/11/2026', startTime: '11:00' }, 'startTime'],
    ['a day that has passed', { jobDate: '20/11/2026', startTime: '11:00' }, 'jobDate'],
    ['a day without a time', { jobDate: '22/11/2026' }, 'startTime'],
    ['a time without a day', { startTime: '15:00' }, 'jobDate'],
    ['a day too far ahead', { jobDate: '20/03/2027', startTime: '10:00' }, 'jobDate'],
    ['an end before the beginning', { jobDate: '22/11/2026', startTime: '10:00', finishTime: '09:00' }, 'finishTime'],
  ])('is refused for %s', async (_what, postponement, field) => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await gateway.call(postponeJob, { jobId, ...postponement }, user);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(await when(jobId)).toBe('21/11/2026 12:00');
  });

  it('begins by 12:00 where nine hours are hired', async () => {
    const { jobId } = await bookJob(gateway, user);
    const hire = {
      durationHours: 9,
      pkgId: 2,
      customerFeeSatang: 99_000,
      messengerGender: 'N',
      drivers: 1,
      driver: 1,
      days: 1,
      options: [],
    };
    await setJob(gateway, jobId, { task_type: 2, full_day: JSON.stringify(hire) });
    const late = await gateway.call(postponeJob, { jobId, jobDate: '22/11/2026', startTime: '12:01' }, user);
    expect(late.body).toMatchObject({ responseCode: 422, field: 'startTime' });
    const early = await gateway.call(postponeJob, { jobId, jobDate: '22/11/2026', startTime: '12:00' }, user);
    expect(early.body.job).toMatchObject({ jobDate: '22/11/2026', jobTime: '12:00' });
  });

  it('is not brought forward', async () => {
    const { jobId } = await bookJob(gateway, user, { orderType: 'schedule', jobDate: '23/11/2026', startTime: '10:00' });
    const { body } = await gateway.call(postponeJob, { jobId, jobDate: '22/11/2026', startTime: '10:00', lang: 'en' }, user);
    expect(body).toMatchObject({ responseCode: 422, responseDesc: 'The new time must be later than the one booked.' });
  });

  it('lets its driver go: the driver is free at once, and the ride begins anew at the new time', async () => {
    const { jobId } = await bookJob(gateway, user);
    const simulator = makeSimulator(gateway);
    await simulator.tick();
    gateway.clock.advanceSeconds(60);
    await simulator.tick();
    expect((await readJob(gateway, jobId)).status).toBe('assigned');
    expect((await showJob(gateway, jobId, user)).actions).toEqual(['cancel', 'postpone', 'changeStops']);

    await gateway.call(postponeJob, { jobId, jobDate: '21/11/2026', startTime: '18:00' }, user);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    expect(await readJobEvents(gateway, jobId)).toEqual(['jobs.booked', 'jobs.assigned', 'jobs.reopened', 'jobs.postponed']);
    gateway.clock.advanceSeconds(3_600);
    await simulator.tick();
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    gateway.clock.advanceSeconds(5 * 3_600);
    await simulator.tick();
    gateway.clock.advanceSeconds(60);
    await simulator.tick();
    expect((await readJob(gateway, jobId)).status).toBe('assigned');
  });

  it.each(['arrived', 'pickedUp', 'delivering', 'completed', 'cancelled'] as const)('is not when it is %s', async (status) => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, status);
    expect((await gateway.call(postponeJob, { jobId }, user)).body.responseCode).toBe(409);
    expect((await readJob(gateway, jobId)).status).toBe(status);
  });

  it('of somebody else is no job at all', async () => {
    const { jobId } = await bookJob(gateway, user);
    expect((await gateway.call(postponeJob, { jobId }, await addCustomer(gateway))).status).toBe(404);
  });
});

describe('customer and dispatch at the same moment', () => {
  it('leave a job either with its driver or cancelled, never both', async () => {
    const simulator = makeSimulator(gateway);
    const jobIds = [];
    for (let count = 0; count < 5; count += 1) jobIds.push((await bookJob(gateway, user)).jobId);
    await simulator.tick();
    gateway.clock.advanceSeconds(60);
    const [, ...answers] = await Promise.all([
      simulator.tick(),
      ...jobIds.map((jobId) => gateway.call(cancelJob, { jobId }, user)),
      ...jobIds.map((jobId) => gateway.call(searchAgain, { jobId }, user)),
    ]);
    expect(answers.every(({ body }) => [200, 409].includes(body.responseCode))).toBe(true);
    await simulator.tick();
    for (const jobId of jobIds) {
      const [{ status }, events] = [await readJob(gateway, jobId), await readJobEvents(gateway, jobId)];
      expect(status).toBe('cancelled');
      expect(events.filter((kind) => kind === 'jobs.cancelled')).toHaveLength(1);
      expect(events.indexOf('jobs.assigned')).toBeLessThan(events.indexOf('jobs.cancelled'));
    }
  });

  it('let a search begin again only while nobody has accepted', async () => {
    const simulator = makeSimulator(gateway);
    const jobIds = [];
    for (let count = 0; count < 5; count += 1) jobIds.push((await bookJob(gateway, user)).jobId);
    await simulator.tick();
    gateway.clock.advanceSeconds(60);
    const [, ...answers] = await Promise.all([
      simulator.tick(),
      ...jobIds.map((jobId) => gateway.call(searchAgain, { jobId }, user)),
    ]);
    for (const [index, { body }] of answers.entries()) {
      const { status } = await readJob(gateway, jobIds[index] ?? '');
      expect([body.responseCode, status]).toEqual(body.responseCode === 200 ? [200, 'matching'] : [409, 'assigned']);
    }
  });
});

const guid = () => randomUUID();
/** Minutes until the search for a driver ends. */
const searchMinutes = async (jobId: string) =>
  ((await readJob(gateway, jobId)).search_until.getTime() - gateway.clock.now().getTime()) / 60_000;
const changesOf = (jobId: string) =>
  gateway.db.selectFrom('job_changes').select(['kind', 'user_id', 'details']).where('job_id', '=', jobId).orderBy('id').execute();
const expired = async (change: object = {}) => {
  const { jobId } = await bookJob(gateway, user, change);
  await expireJob(gateway, jobId);
  return jobId;
};

describe('a job that found no driver', () => {
  it('is searched for again, as if it had just been booked', async () => {
    const jobId = await expired();
    expect((await showJob(gateway, jobId, user)).actions).toEqual(['postpone', 'changeSearch']);
    const { body } = await gateway.call(searchAgain, { jobId, lang: 'en' }, user);
    expect(body).toMatchObject({
      responseCode: 200,
      responseDesc: 'We are looking for a driver again.',
      job: { jobStatus: 'matching' },
    });
    expect(await readJob(gateway, jobId)).toMatchObject({ status: 'matching', over_at: null });
    expect(await searchMinutes(jobId)).toBe(45);
    expect(await readJobEvents(gateway, jobId)).toEqual(['jobs.booked', 'jobs.expired', 'jobs.reopened', 'jobs.searchedAgain']);
    expect(await changesOf(jobId)).toMatchObject([{ kind: 'searchedAgain', user_id: user.userId }]);
  });

  it('is kept waiting for 15 minutes more, from now or from when the search was to end', async () => {
    const jobId = await expired();
    await gateway.call(keepWaiting, { jobId }, user);
    expect(await searchMinutes(jobId)).toBe(15);
    await gateway.call(keepWaiting, { jobId }, user);
    expect(await searchMinutes(jobId)).toBe(30);
  });

  it('may be picked up later', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await gateway.call(extendSearch, { jobId, minutes: 60 }, user);
    const job = await readJob(gateway, jobId);
    expect(await searchMinutes(jobId)).toBe(105);
    expect(job.pick_up_until).toEqual(job.search_until);
    expect(body.job).toMatchObject({ jobStatus: 'matching' });
    expect((await showJob(gateway, jobId, user)).searchUntilTime).toBe(body.job.searchUntilTime);
  });

  it('is offered to all drivers, by either call, once', async () => {
    for (const endpoint of [cancelFixedDriver, askAllDrivers]) {
      const { jobId } = await bookJob(gateway, user, { fixDriver: true });
      expect(await showJob(gateway, jobId, user)).toMatchObject({
        isFixedDriver: true,
        actions: expect.arrayContaining(['openToAll']),
      });
      const { body } = await gateway.call(endpoint, { jobId }, user);
      expect(body).toMatchObject({ responseCode: 200, job: { isFixedDriver: false } });
      expect((await gateway.call(endpoint, { jobId }, user)).body.responseCode).toBe(200);
      expect((await changesOf(jobId)).map(({ kind }) => kind)).toEqual(['openedToAll']);
    }
  });

  it.each([
    ['while it is searched for', () => bookJob(gateway, user).then(({ jobId }) => jobId)],
    ['when nobody was found', () => expired()],
  ])('is cancelled for nothing %s, and gives back once', async (_when, make) => {
    const buyer = user;
    const before = await readFreeCredit(gateway.db, { userId: buyer.userId, now: gateway.clock.now() });
    await addFreeCredit(gateway, { userId: buyer.userId, amountSatang: 2_000 });
    const jobId = await make();
    const { body } = await gateway.call(cancelSearch, { jobId, cancelReason: 'customer cancel', lang: 'en' }, buyer);
    expect(body).toMatchObject({ responseCode: 200, responseDesc: 'The job is cancelled.', job: { jobStatus: 'cancelled' } });
    expect(await showJob(gateway, jobId, buyer)).toMatchObject({ cancelReason: 'customer cancel', charges: [], actions: [] });
    const now = gateway.clock.now();
    expect(await readFreeCredit(gateway.db, { userId: buyer.userId, now })).toBe(before + 2_000);
    expect((await gateway.call(cancelSearch, { jobId }, buyer)).body.responseCode).toBe(409);
  });

  it('lets its search go on for a day, then asks to book anew', async () => {
    const jobId = await expired();
    gateway.clock.advanceSeconds(25 * 3_600);
    const { body } = await gateway.call(searchAgain, { jobId, lang: 'en' }, user);
    expect(body).toMatchObject({ responseCode: 409, responseDesc: 'We have searched for a day. Please book this job anew.' });
    expect((await showJob(gateway, jobId, user)).actions).toEqual([]);
    const { jobId: longest } = await bookJob(gateway, user);
    const codes = [];
    for (let times = 0; times < 7; times += 1)
      codes.push((await gateway.call(extendSearch, { jobId: longest, minutes: 240 }, user)).body.responseCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 409, 409]);
  });
});

describe('adding to the price', () => {
  it('raises what is paid, shows it line by line, and is written down', async () => {
    const { jobId } = await bookJob(gateway, user);
    const before = await readJob(gateway, jobId);
    const { body } = await gateway.call(addPrice, { jobId, guid: guid(), amount: 40 }, user);
    expect(body.job).toMatchObject({ addedPrice: 40, netPrice: (before.net_satang + 4_000) / 100 });
    expect(await showJob(gateway, jobId, user)).toMatchObject({ addedPrice: 40, normalPrice: before.normal_satang / 100 });
    expect(await changesOf(jobId)).toMatchObject([{ kind: 'priceAdded', user_id: user.userId, details: { addSatang: 4_000 } }]);
    expect(await readJobEvents(gateway, jobId)).toContain('jobs.priceAdded');
  });

  it('with the same guid adds once, also ten times at once', async () => {
    const { jobId } = await bookJob(gateway, user);
    const fields = { jobId, guid: guid(), amount: 30 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.call(addPrice, fields, user)));
    expect(answers.map(({ body }) => body.job.addedPrice)).toEqual(Array(10).fill(30));
    expect((await readJob(gateway, jobId)).added_satang).toBe(3_000);
    expect(await changesOf(jobId)).toHaveLength(1);
  });

  it('stays within a thousand baht in all, also at the same moment', async () => {
    const { jobId } = await bookJob(gateway, user);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => gateway.call(addPrice, { jobId, guid: guid(), amount: 400 }, user)),
    );
    expect(answers.map(({ body }) => body.responseCode).sort()).toEqual([200, 200, 422, 422]);
    expect((await readJob(gateway, jobId)).added_satang).toBe(80_000);
  });

  it.each([0, 9, 501, 20.5, 1_000_000])('is refused for %d baht, and names the field', async (amount) => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await gateway.call(addPrice, { jobId, guid: guid(), amount }, user);
    expect(body).toMatchObject({ responseCode: 422, field: 'amount' });
    expect((await readJob(gateway, jobId)).added_satang).toBe(0);
  });
});

describe('what was given back when no driver was found', () => {
  it('is not spent again: the customer sees the new price and agrees to it', async () => {
    const buyer = await addCustomer(gateway);
    await addFreeCredit(gateway, { userId: buyer.userId, amountSatang: 1_000 });
    const { jobId } = await bookJob(gateway, buyer, { promoCode: 'WELCOME50' });
    const booked = await readJob(gateway, jobId);
    expect(booked).toMatchObject({ discount_satang: 5_000, free_credit_satang: 1_000 });
    await expireJob(gateway, jobId);

    const refused = await gateway.call(searchAgain, { jobId, lang: 'en' }, buyer);
    expect(refused.body).toMatchObject({ responseCode: 409, netPrice: booked.normal_satang / 100 });
    expect((await readJob(gateway, jobId)).status).toBe('expired');
    const wrong = await gateway.call(keepWaiting, { jobId, shownPrice: 1 }, buyer);
    expect(wrong.body.responseCode).toBe(409);

    const agreed = await gateway.call(searchAgain, { jobId, shownPrice: refused.body.netPrice }, buyer);
    expect(agreed.body.job).toMatchObject({ jobStatus: 'matching', netPrice: booked.normal_satang / 100 });
    expect(await readJob(gateway, jobId)).toMatchObject({ discount_satang: 0, free_credit_satang: 0, promo_code: null });
    const again = await readJob(gateway, (await bookJob(gateway, buyer, { promoCode: 'WELCOME50' })).jobId);
    expect(again).toMatchObject({ discount_satang: 5_000, free_credit_satang: 1_000 });
  });
});

describe('a change whose answer was lost', () => {
  it.each([
    ['postponed', postponeJob, {}],
    ['kept waiting', keepWaiting, {}],
    ['extended', extendSearch, { minutes: 30 }],
  ] as const)('is asked for again, and the job is %s once', async (_what, endpoint, fields) => {
    const { jobId } = await bookJob(gateway, user);
    const postponement = { jobId, guid: guid(), ...fields };
    const answers = [await gateway.call(endpoint, postponement, user)];
    const after = await readJob(gateway, jobId);
    answers.push(...(await Promise.all([1, 2, 3].map(() => gateway.call(endpoint, postponement, user)))));
    expect(answers.map(({ body }) => body.responseCode)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.job)).toEqual(Array(4).fill(answers[0]?.body.job));
    expect(await readJob(gateway, jobId)).toEqual(after);
    expect(await changesOf(jobId)).toHaveLength(1);
    expect((await showJob(gateway, jobId, user)).changes).toMatchObject([{ isByOffice: false, descEn: expect.any(String) }]);
  });

  it('is another change with another guid', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { pick_up_at: booked } = await readJob(gateway, jobId);
    for (const _time of [1, 2]) await gateway.call(postponeJob, { jobId, guid: guid() }, user);
    expect((await readJob(gateway, jobId)).pick_up_at.getTime() - booked.getTime()).toBe(2 * 3_600_000);
  });
});

describe('a job with a driver, or over', () => {
  const calls = [
    [searchAgain, {}],
    [keepWaiting, {}],
    [askAllDrivers, {}],
    [cancelFixedDriver, {}],
    [cancelSearch, {}],
    [extendSearch, { minutes: 30 }],
    [addPrice, { guid: 'guid-of-a-test', amount: 20 }],
  ] as const;

  it.each(['assigned', 'arrived', 'pickedUp', 'delivering', 'completed', 'cancelled'] as const)(
    'that is %s keeps its search as it is',
    async (status) => {
      const { jobId } = await bookJob(gateway, user, { fixDriver: true });
      await moveJob(gateway, jobId, status);
      const before = await readJob(gateway, jobId);
      for (const [endpoint, fields] of calls) {
        const { body } = await gateway.call(endpoint, { jobId, ...fields }, user);
        expect(body.responseCode).toBe(409);
        expect(body.responseDesc).toMatch(/[\u0e00-\u0e7f]/);
      }
      expect(await readJob(gateway, jobId)).toEqual(before);
    },
  );

  it('of somebody else is no job at all', async () => {
    const { jobId } = await bookJob(gateway, user);
    const stranger = await addCustomer(gateway);
    for (const [endpoint, fields] of calls)
      expect((await gateway.call(endpoint, { jobId, ...fields }, stranger)).status).toBe(404);
    expect(await changesOf(jobId)).toEqual([]);
  });
});
