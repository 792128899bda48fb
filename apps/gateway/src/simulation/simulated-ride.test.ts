import { randomUUID } from 'node:crypto';
import { greatCircleKm } from '@songwai/core/basics/geo';
import { addPrice } from '@songwai/core/jobs/change-contract';
import { cancelJob, createJob, getCurrentJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTrackingReader } from '../../tests/booking/tracking-reader.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { makeSimulator } from '../../tests/builders/drivers.ts';
import { noon } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, plainOrder, siam, stopAt } from '../../tests/builders/order.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { roads } from '../../tests/harness/roads.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { copyJob } from '../../tests/jobs/copy-job.ts';
import { readFreeCredit } from '../pricing/credit/free-credit-queries.ts';
import type { Simulator } from './simulator.ts';
import { createSimulator } from './simulator.ts';

let gateway: Gateway;
let user: Caller;
let simulator: Simulator;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('free_credit_entries').execute();
  await gateway.db.deleteFrom('jobs').execute();
  gateway.clock.set(noon);
  user = await addCustomer(gateway, { freeCreditSatang: 1_000 });
  simulator = makeSimulator(gateway);
});

const book = async (change: object = {}): Promise<{ jobId: string; trackingId: string }> => {
  const { body } = await gateway.call(createJob, plainOrder({ ...change }), user);
  expect(body.responseCode).toBe(200);
  return body;
};
const statusOf = async (jobId: string): Promise<string> => {
  const job = await gateway.db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow();
  return job.status;
};
/** Ticks and advances the clock in turn until the job has the status. @throws after two simulated hours. */
const rideUntil = async (jobId: string, wanted: string, moving = simulator): Promise<void> => {
  for (let second = 0; second < 7_200; second += 20) {
    await moving.tick();
    if ((await statusOf(jobId)) === wanted) return;
    gateway.clock.advanceSeconds(20);
  }
  throw new Error(`The job is ${await statusOf(jobId)}, never ${wanted}.`);
};
const historyOf = (jobId: string) =>
  gateway.db
    .selectFrom('job_events')
    .select(['status', 'stop', 'happened_at'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();

describe('a booked job', () => {
  it('finds a driver, is picked up, driven and delivered, step by step, each with its event', async () => {
    const { jobId } = await book();
    await rideUntil(jobId, 'completed');
    const history = await historyOf(jobId);
    expect(history.map(({ status, stop }) => [status, stop])).toEqual([
      ['matching', null],
      ['assigned', null],
      ['arrived', 0],
      ['pickedUp', 0],
      ['delivering', null],
      ['completed', 1],
    ]);
    const times = history.map(({ happened_at }) => happened_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const outbox = await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', jobId).orderBy('id').execute();
    expect(outbox.map(({ kind }) => kind)).toEqual([
      'jobs.booked',
      'jobs.assigned',
      'jobs.arrived',
      'jobs.pickedUp',
      'jobs.delivering',
      'jobs.reachedStop',
      'jobs.completed',
      // The cash that the driver collected.
      'jobs.received',
    ]);
    expect((await gateway.call(getCurrentJob, {}, user)).body.jobs).toEqual([]);
  });

  it.each([
    ['each moment is looked at', 20],
    ['nobody looks for an hour', 3_600],
  ])('arrives at each stop before the delivery there, once, also where it returns to, where %s', async (_how, everySeconds) => {
    const { jobId } = await book({ option: '3', locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] });
    while ((await statusOf(jobId)) !== 'completed') {
      await simulator.tick();
      gateway.clock.advanceSeconds(everySeconds);
    }
    const events = await gateway.db
      .selectFrom('outbox')
      .select(['kind', 'payload', 'created_at'])
      .where('subject', '=', jobId)
      .where('kind', 'in', ['jobs.arrived', 'jobs.reachedStop', 'jobs.delivering', 'jobs.completed'])
      .orderBy('id')
      .execute();
    expect(events.map(({ kind, payload }) => [kind, (payload as { stop: number | null }).stop])).toEqual([
      ['jobs.arrived', 0],
      ['jobs.delivering', null],
      ...[1, 2].flatMap((stop) => [
        ['jobs.reachedStop', stop],
        ['jobs.delivering', stop],
      ]),
      ['jobs.reachedStop', 0],
      ['jobs.completed', 0],
    ]);
    const times = events.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const charges = await gateway.db.selectFrom('job_charges').select('kind').where('job_id', '=', jobId).execute();
    expect(charges).toEqual([]);
  });

  it('whose remark asks for no driver expires, and promo code and credit come back', async () => {
    const { jobId } = await book({ remark: 'ทดสอบ [no-driver]', promoCode: 'WELCOME50' });
    await rideUntil(jobId, 'expired');
    expect(await readFreeCredit(gateway.db, { userId: user.userId, now: gateway.clock.now() })).toBe(1_000);
    const { body } = await gateway.call(cancelJob, { jobId }, user);
    expect(body).toMatchObject({ responseCode: 409 });
  });

  it('whose remark asks for no driver says how long the faster search lasts, and finds one for more pay', async () => {
    const { jobId } = await book({ remark: 'ทดสอบ [no-driver]' });
    const fast = makeSimulator(gateway, 90);
    await fast.tick();
    const { search_until } = await gateway.db
      .selectFrom('jobs')
      .select('search_until')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(search_until.getTime() - noon.getTime()).toBe(30_000);
    const { body } = await gateway.call(addPrice, { jobId, amount: 50, guid: randomUUID() }, user);
    expect(body).toMatchObject({ responseCode: 200 });
    await rideUntil(jobId, 'completed');
  });

  it('for later waits until shortly before its time', async () => {
    const { jobId } = await book({ orderType: 'schedule', jobDate: '21/11/2026', startTime: '15:00' });
    gateway.clock.set(new Date(noon.getTime() + 2.5 * 3_600_000));
    await simulator.tick();
    expect(await gateway.db.selectFrom('rides').select('job_id').execute()).toEqual([]);
    gateway.clock.set(new Date(noon.getTime() + 2.8 * 3_600_000));
    await rideUntil(jobId, 'completed');
  });

  it('goes back to the pick-up when a return was booked without a return point', async () => {
    const { jobId } = await book({ option: '3' });
    await rideUntil(jobId, 'completed');
    expect((await historyOf(jobId)).at(-1)).toMatchObject({ status: 'completed', stop: 0 });
  });

  it('is moved on as many times as life is faster, at the moments that the plan says', async () => {
    const { jobId } = await book();
    const fast = makeSimulator(gateway, 100);
    await fast.tick();
    gateway.clock.advanceSeconds(40);
    await fast.tick();
    expect(await statusOf(jobId)).toBe('completed');
    const first = (await historyOf(jobId))[1];
    expect((first?.happened_at.getTime() ?? 0) - noon.getTime()).toBeLessThan(1_000);
  });
});

describe('drivers', () => {
  it('do one job at a time, and the next one when they are free', async () => {
    const orders = Array.from({ length: 6 }, () => book({ vehicle: 6 }));
    const jobs = await Promise.all(orders);
    await simulator.tick();
    const rides = await gateway.db.selectFrom('rides').select(['driver_id', 'job_id']).execute();
    expect(rides).toHaveLength(4);
    expect(new Set(rides.map(({ driver_id }) => driver_id)).size).toBe(4);
    for (const { jobId } of jobs) await rideUntil(jobId, 'completed');
  });

  it('are free again when the customer cancels', async () => {
    const { jobId } = await book();
    await rideUntil(jobId, 'assigned');
    await gateway.call(cancelJob, { jobId }, user);
    await simulator.tick();
    const open = await gateway.db.selectFrom('rides').select('job_id').where('next_due_at', 'is not', null).execute();
    expect(open).toEqual([]);
    gateway.clock.advanceSeconds(7_200);
    await simulator.tick();
    expect(await statusOf(jobId)).toBe('cancelled');
  });

  it('are never given out twice by two gateways at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => book()));
    const two = [makeSimulator(gateway), makeSimulator(gateway)];
    for (let second = 0; second < 300; second += 30) {
      await Promise.all(two.map((simulator) => simulator.tick()));
      gateway.clock.advanceSeconds(30);
    }
    const rides = await gateway.db.selectFrom('rides').select('driver_id').execute();
    expect(rides).toHaveLength(12);
    expect(new Set(rides.map(({ driver_id }) => driver_id)).size).toBe(12);
    const events = await gateway.db.selectFrom('job_events').select(['job_id', 'status', 'stop']).execute();
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length);
  });
});

describe('two gateways on one database', () => {
  it('start and end many rides at once without waiting for each other in a circle', async () => {
    await copyJob(gateway.db, { jobId: (await book()).jobId, count: 150 });
    const two = [makeSimulator(gateway), makeSimulator(gateway)];
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(two.map((simulator) => simulator.tick()));
      // Ends the rides, so that their drivers are free for the next round.
      const started = gateway.db.selectFrom('rides').select('job_id').where('ended_at', 'is', null);
      await gateway.db
        .updateTable('jobs')
        .set({ status: 'cancelled', over_at: gateway.clock.now() })
        .where('id', 'in', started)
        .execute();
    }
    const rides = await gateway.db.selectFrom('rides').select('job_id').execute();
    expect(rides.length).toBeGreaterThan(100);
  });
});

describe('cancelling', () => {
  it.each([
    ['matching', 200, 0],
    ['assigned', 200, 0],
    ['arrived', 200, 65],
    ['pickedUp', 409, undefined],
    ['delivering', 409, undefined],
    ['completed', 409, undefined],
  ])('a job that is %s answers %i and costs %s', async (status, code, cancelFee) => {
    const { jobId } = await book();
    await rideUntil(jobId, status);
    const { body } = await gateway.call(cancelJob, { jobId, cancelReason: 'customer cancel' }, user);
    expect(body.responseCode).toBe(code);
    expect(body.cancelFee).toBe(cancelFee);
    expect(await statusOf(jobId)).toBe(code === 200 ? 'cancelled' : status);
  });

  it('twice at once cancels once', async () => {
    const { jobId } = await book();
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(cancelJob, { jobId }, user)));
    expect(answers.map(({ body }) => body.responseCode).sort()).toEqual([200, 409, 409]);
    expect((await historyOf(jobId)).map(({ status }) => status)).toEqual(['matching', 'cancelled']);
  });

  it.each([1, 2, 3, 4])('while the driver picks up ends in one or the other, never in both (try %i)', async () => {
    const { jobId } = await book();
    await rideUntil(jobId, 'arrived');
    gateway.clock.advanceSeconds(600);
    const [cancelled] = await Promise.all([gateway.call(cancelJob, { jobId }, user), simulator.tick()]);
    await simulator.tick();
    const statuses = (await historyOf(jobId)).map(({ status }) => status);
    expect(statuses.slice(0, 3)).toEqual(['matching', 'assigned', 'arrived']);
    expect(statuses[3]).toBe(cancelled.body.responseCode === 200 ? 'cancelled' : 'pickedUp');
    expect(statuses.slice(4)).not.toContain(cancelled.body.responseCode === 200 ? 'pickedUp' : 'cancelled');
  });
});

describe('a gateway that is started again in the middle of a ride', () => {
  it('goes on where the ride would be, also at another speed', async () => {
    const { jobId, trackingId } = await book({ locationList: [stopAt(siam), stopAt(bangNa)] });
    await rideUntil(jobId, 'delivering');
    const before = (await makeTrackingReader(gateway)(trackingId))?.show(gateway.clock.now());
    gateway.clock.advanceSeconds(60);
    const reborn = makeSimulator(gateway, 50);
    await reborn.tick();
    const after = (await makeTrackingReader(gateway)(trackingId))?.show(gateway.clock.now());
    const km = greatCircleKm(before?.driver ?? siam, after?.driver ?? siam);
    expect(km).toBeGreaterThan(0.2);
    expect(km).toBeLessThan(1.2);
    expect(after?.driver).toMatchObject({ firstName: before?.driver?.firstName, plate: before?.driver?.plate });
    await rideUntil(jobId, 'completed', reborn);
    expect((await historyOf(jobId)).map(({ status }) => status)).toEqual([
      'matching',
      'assigned',
      'arrived',
      'pickedUp',
      'delivering',
      'completed',
    ]);
  });
});

describe('the ticker', () => {
  /** Each wait of the ticker advances the clock by 30 s. */
  const startTicker = (log = silentLog) => {
    const simulator = createSimulator({
      db: gateway.db,
      clock: gateway.clock,
      log,
      speed: 1,
      seed: 1,
      roads,
      startTimer: (callback) => {
        gateway.clock.advanceSeconds(30);
        const id = setImmediate(callback);
        return () => clearImmediate(id);
      },
    });
    simulator.start();
    return simulator;
  };

  it('drives jobs to their end by itself and stops when it is told to', async () => {
    const { jobId } = await book();
    const ticker = startTicker();
    await expect.poll(() => statusOf(jobId)).toBe('completed');
    await ticker.stop();
    const stoppedAt = gateway.clock.now();
    const next = await book();
    expect(gateway.clock.now()).toEqual(stoppedAt);
    expect(await statusOf(next.jobId)).toBe('matching');
  });

  it('goes on when the database was away for a while', async () => {
    const { jobId } = await book();
    await gateway.pool.query('alter table rides rename to rides_away');
    const failures: string[] = [];
    const ticker = startTicker({ ...silentLog, error: (_fields, message) => void failures.push(message) });
    await expect.poll(() => failures.length).toBeGreaterThan(2);
    await gateway.pool.query('alter table rides_away rename to rides');
    await expect.poll(() => statusOf(jobId)).toBe('completed');
    await ticker.stop();
  });
});
