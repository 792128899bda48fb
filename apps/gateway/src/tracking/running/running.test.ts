import { runningJobs } from '@songwai/core/jobs/live/live-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { makeSimulator } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
});
afterAll(() => gateway.close());

const running = async (query: object = {}, caller = user) => (await gateway.call(runningJobs, query, caller)).body.jobs;

it('shows drivers with their next stop and time, of one’s own jobs under way', async () => {
  const simulator = makeSimulator(gateway);
  const { jobId } = await bookJob(gateway, user);
  expect(await running()).toEqual([]);
  for (let step = 0; step < 400 && (await running()).length === 0; step += 1) {
    gateway.clock.advanceSeconds(15);
    await simulator.tick();
  }
  const [job] = await running();
  expect(job).toMatchObject({ jobId, nextStop: 0, driver: { plate: expect.any(String), lat: expect.any(Number) } });
  expect(job?.etaTime).toMatch(/^\d\d:\d\d$/);
  expect(await running({ jobIds: jobId })).toHaveLength(1);
  expect(await running({ jobIds: 'J999' })).toEqual([]);
  expect(await running({}, await addCustomer(gateway))).toEqual([]);
});
