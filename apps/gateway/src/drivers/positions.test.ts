import { greatCircleKm } from '@songwai/core/basics/geo';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, type DriverApp, finishJob, giveJob } from '../../tests/builders/drivers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../tests/builders/order.ts';
import { forgetDrivers } from './forget-drivers.ts';
import { judgePoints, type ReportedPoint } from './judge-points.ts';

let gateway: Gateway;
let driver: DriverApp;
beforeAll(async () => {
  gateway = await createGateway();
  driver = await addDriver(gateway);
  await driver.post('/driver/duty', { isOnDuty: true });
});
afterAll(() => gateway.close());

/** A position some seconds ago, some metres north of Siam. */
const point = (secondsAgo: number, metres = 0, more: object = {}) => ({
  ...{ lat: siam.lat + metres / 111_195, lng: siam.lng, atMs: gateway.clock.now().getTime() - secondsAgo * 1000 },
  ...more,
});
const report = async (...points: object[]) => (await driver.post('/driver/position', { points })).body;

describe('where a driver says it is', () => {
  it('is taken in the order of time, and what cannot be is named and left out', async () => {
    gateway.clock.advanceSeconds(3_600);
    const answer = await report(
      point(901),
      point(300),
      point(300, 5),
      point(310, 5),
      point(200, 900),
      point(190, 50_000),
      point(180, 1_000, { accuracy: 900 }),
      point(170, 1_100, { heading: 10, accuracy: 20 }),
      point(-120, 1_200),
    );
    expect(answer).toMatchObject({
      responseCode: 200,
      accepted: 3,
      refused: [
        { index: 0, reason: 'stale' },
        { index: 2, reason: 'order' },
        { index: 3, reason: 'order' },
        { index: 5, reason: 'implausible' },
        { index: 6, reason: 'inaccurate' },
        { index: 8, reason: 'future' },
      ],
    });
    const stored = await gateway.db.selectFrom('driver_positions').select('at').where('driver_id', '=', driver.id).execute();
    expect(stored).toHaveLength(3);
  });

  it('sent again, or late, changes nothing; two batches at once keep their order', async () => {
    gateway.clock.advanceSeconds(3_600);
    const batch = [point(60), point(50, 100), point(40, 200)];
    const answers = await Promise.all([report(...batch), report(...batch)]);
    expect(answers.map(({ accepted }) => accepted).toSorted()).toEqual([0, 3]);
    expect((await report(point(55)))['refused']).toEqual([{ index: 0, reason: 'order' }]);
    const seen = await gateway.db
      .selectFrom('driver_whereabouts')
      .select('at')
      .where('driver_id', '=', driver.id)
      .executeTakeFirst();
    expect(seen?.at.getTime()).toBe(batch[2]?.atMs);
  });

  it.each([
    [[]],
    [[{ lat: 91, lng: 0, atMs: 1 }]],
    [[{ lat: 1, lng: 1 }]],
    [Array.from({ length: 101 }, () => ({ lat: 1, lng: 1, atMs: 1 }))],
  ])('breaks the contract as %#', async (points) => {
    expect((await driver.post('/driver/position', { points })).status).toBe(400);
  });

  it('never moves faster than 200 km/h nor back in time, whatever is sent', () => {
    const anyPoint = fc.record({
      lat: fc.double({ min: 13, max: 14, noNaN: true }),
      lng: fc.double({ min: 100, max: 101, noNaN: true }),
      atMs: fc.integer({ min: 0, max: 1_200_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 30 }), (points: ReportedPoint[]) => {
        const { accepted, refused } = judgePoints(points, undefined, { now: new Date(1_100_000), onDutySince: new Date(0) });
        expect(accepted.length + refused.length).toBe(points.length);
        for (const [index, next] of accepted.slice(1).entries()) {
          const before = accepted[index] as ReportedPoint;
          expect(next.atMs).toBeGreaterThan(before.atMs);
          expect(greatCircleKm(before, next)).toBeLessThanOrEqual(((next.atMs - before.atMs) / 3_600_000) * 200 + 0.1 + 1e-9);
        }
      }),
    );
  });
});

describe('a driver who does not work', () => {
  const storedOf = ({ id }: DriverApp) =>
    gateway.db.selectFrom('driver_positions').select('at').where('driver_id', '=', id).orderBy('at').execute();

  it('is not followed: off duty nothing is kept, nor what a phone has gathered before the duty began', async () => {
    const resting = await addDriver(gateway);
    const sendPositions = async (...points: object[]) => (await resting.post('/driver/position', { points })).body;
    expect(await sendPositions(point(20), point(10))).toMatchObject({
      responseCode: 200,
      accepted: 0,
      refused: [
        { index: 0, reason: 'offDuty' },
        { index: 1, reason: 'offDuty' },
      ],
    });
    expect(await storedOf(resting)).toEqual([]);
    const { db } = gateway;
    expect(await db.selectFrom('driver_whereabouts').select('at').where('driver_id', '=', resting.id).execute()).toEqual([]);
    await resting.post('/driver/duty', { isOnDuty: true });
    gateway.clock.advanceSeconds(60);
    expect(await sendPositions(point(600), point(30), point(0))).toMatchObject({
      accepted: 2,
      refused: [{ index: 0, reason: 'offDuty' }],
    });
    await resting.post('/driver/duty', { isOnDuty: false });
    expect(await sendPositions(point(0, 10))).toMatchObject({ accepted: 0, refused: [{ reason: 'offDuty' }] });
    expect(await storedOf(resting)).toHaveLength(2);
  });

  it('finishes a job first: its customer sees where the driver is up to its end, and no farther', async () => {
    const { token } = await addCustomer(gateway);
    const busy = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver: busy, customer: { token } });
    await busy.post('/driver/duty', { isOnDuty: false });
    gateway.clock.advanceSeconds(60);
    expect((await busy.stand(siam)).body).toMatchObject({ accepted: 1, refused: [] });
    await finishJob(gateway, busy, jobId);
    const before = await storedOf(busy);
    gateway.clock.advanceSeconds(60);
    expect((await busy.stand(bangNa)).body).toMatchObject({ accepted: 0, refused: [{ reason: 'offDuty' }] });
    expect(await storedOf(busy)).toEqual(before);
  });
});

describe('what is remembered', () => {
  it('is thrown away after 90 days, and not before', async () => {
    const { db, clock } = gateway;
    const countOf = async () =>
      (await db.selectFrom('driver_positions').select('at').where('driver_id', '=', driver.id).execute()).length;
    const before = await countOf();
    expect(before).toBeGreaterThan(0);
    clock.advanceSeconds(89 * daySeconds);
    await forgetDrivers(db, clock.now());
    expect(await countOf()).toBe(before);
    clock.advanceSeconds(daySeconds + 3 * 3_600);
    await forgetDrivers(db, clock.now());
    expect(await countOf()).toBe(0);
    expect(await db.selectFrom('driver_whereabouts').select('at').execute()).toEqual([]);
  });
});
