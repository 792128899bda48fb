import { getJobDetail } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrackingReader } from '../../tests/booking/tracking-reader.ts';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { makeSimulator } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../tests/builders/order.ts';
import { followView } from './followed-view.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

describe('what followers of a job get', () => {
  it('is what its link shows at that moment, for the job’s link and for a receiver’s', async () => {
    const user = await addCustomer(gateway);
    const { jobId, trackingId } = await bookJob(gateway, user, { locationList: [siam, asok, bangNa].map((at) => stopAt(at)) });
    const { body } = await gateway.call(getJobDetail, { jobId }, user);
    const links = [trackingId, ...body.jobDetail.locationList.flatMap(({ receiverLink = '' }) => receiverLink || [])];
    expect(links).toHaveLength(3);
    const simulator = makeSimulator(gateway);
    const read = makeTrackingReader(gateway);
    let hasDriver = false;
    for (let step = 0; step < 60; step += 1) {
      await simulator.tick();
      for (const link of links) {
        const view = await read(link);
        if (view === null) throw new Error(`no job at ${link}`);
        const now = gateway.clock.now();
        const followed = followView(view);
        expect(JSON.parse(followed.write(now).toString())).toEqual(view.show(now));
        expect(followed.isDriving(now)).toBe(view.isDriving(now));
        hasDriver ||= view.show(now).driver !== undefined;
      }
      gateway.clock.advanceSeconds(90);
    }
    expect(hasDriver).toBe(true);
  });
});
