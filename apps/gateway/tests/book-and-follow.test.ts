import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import { fetchCurrentJobs, fetchJob } from '@songwai/core/jobs/calls';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { fetchStartup } from '@songwai/core/startup/calls';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Simulator } from '../src/simulation/simulator.ts';
import { makeTrackingReader } from './booking/tracking-reader.ts';
import { addCustomer } from './builders/customers.ts';
import { makeSimulator } from './builders/drivers.ts';
import { noon } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, siam } from './builders/order.ts';

let gateway: Gateway;
let simulator: Simulator;
let signedIn: StreamingTransport;
let visitor: StreamingTransport;
let flow: OrderFlow;
const userState = { token: '' };

const placeOf = (place: typeof siam) => ({ ...place, placeId: place.addressName, name: place.addressName, address: '' });
const memory = () => {
  const stored = new Map<string, string>();
  return {
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: string) => void stored.set(key, value),
    remove: async (key: string) => void stored.delete(key),
  };
};

beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
  const baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const client = (sessionToken: () => string | null) =>
    createStreamingTransport({
      baseUrl,
      sessionToken,
      onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
      channel: 'web',
      language: () => 'th',
      device: { name: 'vitest', version: '1' },
      landingUrl: 'http://localhost:8080/neworder?utm_source=test',
      userName: () => null,
    });
  signedIn = client(() => userState.token);
  visitor = client(() => null);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('jobs').execute();
  gateway.clock.set(noon);
  userState.token = (await addCustomer(gateway)).token;
  flow = createOrderFlow({
    transport: signedIn,
    clock: () => gateway.clock.now().getTime(),
    random: Math.random,
    storage: memory(),
    channel: 'web',
  });
});
afterEach(() => flow.dispose());

const state = (): OrderState => flow.store.getState();
const fillIn = async () => {
  await flow.restore();
  flow.offerCatalog((await fetchStartup(visitor)).catalog);
  const [pickUp, dropOff] = state().draft.stops;
  if (pickUp === undefined || dropOff === undefined) throw new Error('an empty order has two stops');
  flow.setPlace(pickUp.key, placeOf(siam));
  flow.setPlace(dropOff.key, placeOf(bangNa));
  flow.patch({ vehicleId: 1 });
  flow.patch({ service: 2 });
  flow.patchStop(pickUp.key, { contactName: 'พิมพ์ชนก', contactPhone: '081-234-5678' });
  flow.patchStop(dropOff.key, { contactName: 'ธนากร', contactPhone: '0898765432' });
  flow.patch({ confirmPhone: '0812345678' });
  flow.patch({ paymentType: 0, paymentPoint: 0 });
  await expect.poll(() => state().estimate.status).toBe('ready');
};

describe('a motorcycle booked for cash with the real client', () => {
  it('is priced, booked once, and followed by a stranger until it is delivered', async () => {
    await fillIn();
    await Promise.all([flow.book(), flow.book()]);
    const { booking } = state();
    if (booking.status !== 'booked') throw new Error(`not booked: ${JSON.stringify(booking)}`);
    const jobs = await fetchCurrentJobs(signedIn);
    expect(jobs.map(({ jobId }) => jobId)).toEqual([booking.jobId]);

    const tracking = createTrackingFlow({ transport: visitor, trackingId: booking.trackingId, random: Math.random });
    const seen: TrackedJob['status'][] = [];
    const positions = new Set<string>();
    tracking.store.subscribe(({ job }) => {
      if (job !== null && seen.at(-1) !== job.status) seen.push(job.status);
      if (job?.driver) positions.add(`${job.driver.lat},${job.driver.lng}`);
    });
    tracking.start();
    await expect.poll(() => tracking.store.getState().connection).toBe('live');
    const isSynchronous = async () => {
      const written = await makeTrackingReader(gateway)(booking.trackingId);
      await expect.poll(() => tracking.store.getState().job?.status).toBe(written?.status);
    };
    for (let step = 0; step < 300 && tracking.store.getState().connection !== 'over'; step += 1) {
      gateway.clock.advanceSeconds(20);
      await simulator.tick();
      await isSynchronous();
    }
    expect(seen).toEqual(['matching', 'assigned', 'arrived', 'pickedUp', 'delivering', 'completed']);
    expect(tracking.store.getState()).toMatchObject({ connection: 'over', problem: null });
    expect(positions.size).toBeGreaterThan(2);
    const last = tracking.store.getState().job;
    expect(last?.stops.map(({ doneTime }) => doneTime === null)).toEqual([false, false]);
    expect((await fetchJob(signedIn, booking.jobId))?.status).toBe('completed');
    tracking.dispose();
  });

  it('is booked at the price that was quoted, although it has risen meanwhile', async () => {
    await fillIn();
    const { estimate } = state();
    await gateway.db.updateTable('rate_cards').set({ base_satang: 9_900 }).where('vehicle_id', '=', 1).execute();
    await gateway.app.settle();
    await flow.book();
    expect(state().booking.status).toBe('booked');
    const [job] = await gateway.db.selectFrom('jobs').select('net_satang').execute();
    expect(job?.net_satang).toBe(estimate.status === 'ready' ? estimate.value.netSatang : null);
  });

  it('is asked for again when the price has changed after the quote ran out, and booked at the new one', async () => {
    await fillIn();
    gateway.clock.advanceSeconds(15 * 60);
    await gateway.db.updateTable('rate_cards').set({ base_satang: 15_000 }).where('vehicle_id', '=', 1).execute();
    await gateway.app.settle();
    await flow.book();
    const changed = state().booking;
    if (changed.status !== 'priceChanged') throw new Error(`not told: ${JSON.stringify(changed)}`);
    expect(changed.estimate.netSatang).toBe(changed.oldNetSatang + 5_100);
    await flow.acceptNewPrice();
    expect(state().booking.status).toBe('booked');
    const [job] = await gateway.db.selectFrom('jobs').select('net_satang').execute();
    expect(job?.net_satang).toBe(changed.estimate.netSatang);
  });

  it('finds no job behind a link that nobody was given', async () => {
    const tracking = createTrackingFlow({ transport: visitor, trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA', random: Math.random });
    tracking.start();
    await expect.poll(() => tracking.store.getState().problem).toEqual({ kind: 'notFound' });
    tracking.dispose();
  });
});
