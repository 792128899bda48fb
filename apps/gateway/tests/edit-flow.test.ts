import { randomUUID } from 'node:crypto';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { createEditFlow, type EditFlow } from '@songwai/core/jobs/editing/edit-flow';
import type { JobDetail } from '@songwai/core/jobs/job';
import type { Place } from '@songwai/core/places/place';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { addDriver, type DriverApp, endDuty, giveJob, pixelPng } from './builders/drivers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from './builders/order.ts';
import type { Caller } from './builders/sessions.ts';
import { connectClient } from './harness/connect-client.ts';

let gateway: Gateway;
let user: Caller;
let transport: Transport;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
  transport = await connectClient(gateway, () => user.token);
});
afterAll(() => gateway.close());

const placeOf = ({ addressName: name, ...at }: typeof asok): Place => ({ ...at, placeId: name, name, address: `ที่ ${name}` });
const victory = placeOf({ addressName: 'อนุสาวรีย์ชัยฯ', lat: 13.765, lng: 100.5383, district: 'ราชเทวี', subDistrict: 'ถนนพญาไท' });
const contact = { contactName: 'อรทัย', contactPhone: '0625550199' };

const readJob = async (jobId: string): Promise<JobDetail> => {
  const job = await fetchJob(transport, jobId);
  if (job === null) throw new Error('There is no such job.');
  return job;
};
async function openEdit(jobId: string): Promise<EditFlow> {
  const flow = createEditFlow({ transport, job: await readJob(jobId), newGuid: randomUUID });
  await flow.load();
  return flow;
}
const stateOf = (flow: EditFlow) => flow.store.getState();
const known = (flow: EditFlow) => expect.poll(() => stateOf(flow).pricing).toBe('known');
const keyAt = (flow: EditFlow, index: number) => stateOf(flow).stops[index]?.key ?? '';

describe('editing the stops of a job', () => {
  it('asks for the price of each way, and changes the job once it is confirmed', async () => {
    const { jobId } = await bookJob(gateway, user);
    const flow = await openEdit(jobId);
    expect(stateOf(flow)).toMatchObject({
      status: 'ready',
      edit: { differenceSatang: 0, addFrom: 1, stops: [{ lock: 'pickUp' }, {}] },
    });
    expect(flow.isEdited()).toBe(false);
    flow.setPlace(keyAt(flow, 1), victory);
    expect(stateOf(flow).pricing).toBe('asking');
    await known(flow);
    const moved = stateOf(flow).edit?.netSatang ?? 0;
    flow.add(2);
    expect(stateOf(flow)).toMatchObject({ pricing: 'waiting', openKey: 'new-1' });
    flow.setPlace('new-1', placeOf(asok));
    await known(flow);
    expect(stateOf(flow).edit?.netSatang).toBeGreaterThan(moved);
    expect(await flow.confirm()).toBe(false);
    expect(stateOf(flow)).toMatchObject({ attempts: 1, openKey: 'new-1' });
    flow.setPerson('new-1', contact);
    flow.setPerson(keyAt(flow, 1), { remark: 'โทรก่อน' });
    expect(await flow.confirm()).toBe(true);
    const job = await readJob(jobId);
    expect(job.stops).toMatchObject([{}, { name: 'อนุสาวรีย์ชัยฯ', remark: 'โทรก่อน' }, { name: 'อโศก', ...contact }]);
    expect(job.netSatang).toBe(stateOf(flow).edit?.netSatang);
    expect(job.changes).toHaveLength(1);
  });

  it('takes a stop away and brings it back', async () => {
    const { jobId } = await bookJob(gateway, user, { locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] });
    const flow = await openEdit(jobId);
    const before = stateOf(flow).edit?.netSatang;
    flow.remove(keyAt(flow, 1));
    await known(flow);
    expect(stateOf(flow).edit?.netSatang).toBeLessThan(before ?? 0);
    flow.undo();
    await known(flow);
    expect([flow.isEdited(), stateOf(flow).edit?.netSatang]).toEqual([false, before]);
    flow.setPlace(keyAt(flow, 2), victory);
    flow.reset(keyAt(flow, 2));
    await known(flow);
    expect(flow.isEdited()).toBe(false);
  });

  it('does not make the same change twice where the answer was lost', async () => {
    const { jobId } = await bookJob(gateway, user);
    const flow = await openEdit(jobId);
    flow.setPlace(keyAt(flow, 1), victory);
    await known(flow);
    await Promise.all([flow.confirm(), flow.confirm()]);
    expect(await flow.confirm()).toBe(true);
    expect((await readJob(jobId)).changes).toHaveLength(1);
  });

  it('says that somebody else has changed the job, and does nothing', async () => {
    const { jobId } = await bookJob(gateway, user);
    const [one, other] = [await openEdit(jobId), await openEdit(jobId)];
    one.setPlace(keyAt(one, 1), victory);
    other.setPlace(keyAt(other, 1), placeOf(asok));
    await Promise.all([known(one), known(other)]);
    expect(await one.confirm()).toBe(true);
    expect(await other.confirm()).toBe(false);
    expect(stateOf(other)).toMatchObject({ status: 'ready', refusal: 'changed_meanwhile' });
  });
});

describe('a driver who comes near while a stop is edited', () => {
  const startRide = async (): Promise<{ driver: DriverApp; jobId: string }> => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer: user });
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
    await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    gateway.clock.advanceSeconds(1_800);
    await driver.stand({ lat: 13.7, lng: 100.58 });
    return { driver, jobId };
  };

  it('locks the stop; what was typed stays, and the rest can still be changed', async () => {
    const { driver, jobId } = await startRide();
    const flow = await openEdit(jobId);
    flow.setPlace(keyAt(flow, 1), victory);
    await known(flow);
    gateway.clock.advanceSeconds(900);
    await driver.stand({ lat: bangNa.lat, lng: bangNa.lng + 0.003 });
    expect(await flow.confirm()).toBe(false);
    const { refusal, edit, stops, error } = stateOf(flow);
    expect({ refusal, lock: edit?.stops[1]?.lock, name: stops[1]?.stop.name }).toEqual({
      refusal: 'stop_locked',
      lock: 'driverNear',
      name: 'อนุสาวรีย์ชัยฯ',
    });
    expect(error?.description).toContain('nearly at this stop');
    flow.reset(keyAt(flow, 1));
    flow.add(2);
    flow.setPlace('new-1', victory);
    flow.setPerson('new-1', contact);
    await known(flow);
    expect(await flow.confirm()).toBe(true);
    await endDuty(gateway);
  });

  it('ends the edit once all is delivered', async () => {
    const { driver, jobId } = await startRide();
    const flow = await openEdit(jobId);
    gateway.clock.advanceSeconds(900);
    await driver.stand(bangNa);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 1 });
    await driver.post(`/driver/job/${jobId}/deliver`, { visit: 1, imgBase64: pixelPng, proofType: 'photo' });
    flow.setPlace(keyAt(flow, 1), victory);
    await expect.poll(() => stateOf(flow).status).toBe('closed');
  });
});
