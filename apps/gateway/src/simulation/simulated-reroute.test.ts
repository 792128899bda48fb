import { randomUUID } from 'node:crypto';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { makeSimulator } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../tests/builders/order.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import type { Simulator } from './simulator.ts';

let gateway: Gateway;
let user: Caller;
let simulator: Simulator;
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
});

const victory = { addressName: 'อนุสาวรีย์ชัยฯ', lat: 13.765, lng: 100.5383 };
const book = () => bookJob(gateway, user, { locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] });
const statusOf = async (jobId: string) => (await readJob(gateway, jobId)).status;
/** Ticks and advances the clock until a condition holds. @throws after three simulated hours. */
async function rideUntil(holds: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 10_800; second += 20) {
    await simulator.tick();
    if (await holds()) return;
    gateway.clock.advanceSeconds(20);
  }
  throw new Error('The ride never comes so far.');
}
const rideTo = (jobId: string, status: string) => rideUntil(async () => (await statusOf(jobId)) === status);
const ask = async (jobId: string, fields: object = {}) =>
  (await gateway.call(changeJob, { jobId, lang: 'en', ...fields }, user)).body;
async function change(jobId: string, locationList: readonly object[], revision = 0) {
  const { change: asked } = await ask(jobId, { locationList, revision });
  return ask(jobId, { locationList, revision, guid: randomUUID(), expectedPrice: asked?.netPrice });
}
const lookAt = async (trackingId: string) => (await gateway.call(getJobDetailTracking, { trackingId })).body.jobDetail;
async function driverOf(trackingId: string): Promise<LatLng> {
  const { driver } = await lookAt(trackingId);
  if (driver === undefined) throw new Error('no driver');
  return driver;
}
const deliveriesOf = async (jobId: string) =>
  (await gateway.db.selectFrom('job_events').select(['status', 'stop']).where('job_id', '=', jobId).orderBy('id').execute())
    .filter(({ stop }) => stop !== null)
    .map(({ status, stop }) => `${status} ${stop}`);

it('turns under way to the new place, where the driver is, and does all stops', async () => {
  const { jobId, trackingId } = await book();
  await rideTo(jobId, 'delivering');
  gateway.clock.advanceSeconds(90);
  const before = await driverOf(trackingId);
  expect(await change(jobId, [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }])).toMatchObject({ isChanged: true });
  expect(greatCircleKm(before, await driverOf(trackingId))).toBeLessThan(0.02);
  expect((await lookAt(trackingId)).nextStop).toBe(1);
  await rideUntil(async () => (await ask(jobId)).change?.stops[1]?.lock === 'driverThere');
  expect(greatCircleKm(await driverOf(trackingId), victory)).toBeLessThan(0.05);
  await rideTo(jobId, 'completed');
  expect(await deliveriesOf(jobId)).toEqual(['arrived 0', 'pickedUp 0', 'delivering 1', 'completed 2']);
});

/** The stops at which the driver has reported to be. */
const arrivalsAt = async (jobId: string) =>
  (
    await gateway.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', jobId)
      .where('kind', '=', 'jobs.reachedStop')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => (payload as { readonly stop: number }).stop);

it('arrives once at each stop, whether its way was changed before, there or later', async () => {
  const { jobId } = await book();
  await rideTo(jobId, 'delivering');
  await change(jobId, [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }]);
  // The driver is there, and the simulator has not looked since.
  while ((await ask(jobId)).change?.stops[1]?.lock !== 'driverThere') gateway.clock.advanceSeconds(5);
  expect(await arrivalsAt(jobId)).toEqual([]);
  await change(jobId, [{ stop: 0 }, { stop: 1 }, { stop: 2, ...stopAt(asok) }], 1);
  await rideTo(jobId, 'completed');
  expect(await arrivalsAt(jobId)).toEqual([1, 2]);
});

it('goes on to a stop that was added, and over one that was removed, before the goods are fetched', async () => {
  const { jobId } = await book();
  await rideTo(jobId, 'assigned');
  await change(jobId, [{ stop: 0 }, { stop: 2 }, stopAt(victory)]);
  expect((await ask(jobId)).change?.stops).toEqual([{ lock: 'pickUp', isPayer: true }, {}, {}]);
  await rideTo(jobId, 'completed');
  expect(await deliveriesOf(jobId)).toEqual(['arrived 0', 'pickedUp 0', 'delivering 1', 'completed 2']);
});

it('ends at the stop before, where the last one is removed, and not before a new last one', async () => {
  const { jobId } = await book();
  await rideTo(jobId, 'delivering');
  await change(jobId, [{ stop: 0 }, { stop: 1 }]);
  await rideUntil(async () => (await ask(jobId)).change?.stops[1]?.lock === 'driverThere');
  expect((await ask(jobId)).change?.addFrom).toBe(2);
  await change(jobId, [{ stop: 0 }, { stop: 1 }, stopAt(victory)], 1);
  await rideUntil(async () => (await deliveriesOf(jobId)).includes('delivering 1'));
  expect(await statusOf(jobId)).toBe('delivering');
  await rideTo(jobId, 'completed');
  expect((await deliveriesOf(jobId)).at(-1)).toBe('completed 2');
});

it('can be changed again and again on the way', async () => {
  const { jobId, trackingId } = await book();
  await rideTo(jobId, 'delivering');
  for (const [revision, place] of [victory, asok, victory].entries()) {
    gateway.clock.advanceSeconds(40);
    await simulator.tick();
    const before = await driverOf(trackingId);
    await change(jobId, [{ stop: 0 }, { stop: 1, ...place, addressName: `ที่ ${revision}` }, { stop: 2 }], revision);
    expect(greatCircleKm(before, await driverOf(trackingId))).toBeLessThan(0.02);
  }
  await rideTo(jobId, 'completed');
  expect(await deliveriesOf(jobId)).toEqual(['arrived 0', 'pickedUp 0', 'delivering 1', 'completed 2']);
});

it('locks the stop that the driver is near, and lets the later ones change', async () => {
  const { jobId, trackingId } = await book();
  await rideTo(jobId, 'delivering');
  await rideUntil(async () => greatCircleKm(await driverOf(trackingId), asok) < 0.4);
  const { change: seen } = await ask(jobId);
  expect(['driverNear', 'driverThere']).toContain(seen?.stops[1]?.lock);
  expect(await change(jobId, [{ stop: 0 }, { stop: 1, ...victory }, { stop: 2 }])).toMatchObject({
    reason: 'stop_locked',
    stop: 1,
  });
  expect(await change(jobId, [{ stop: 0 }, { stop: 1 }, { stop: 2, ...victory }])).toMatchObject({ isChanged: true });
});
