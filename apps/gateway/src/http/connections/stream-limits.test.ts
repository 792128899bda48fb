import { cancelJob } from '@songwai/core/jobs/contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { StreamLimits } from './stream-limits.ts';

let gateway: Gateway;
let url: string;
afterEach(() => gateway.close());

const open = async (streams: Partial<StreamLimits>): Promise<void> => {
  gateway = await createGateway({ http: { streams } });
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
};
const book = async (): Promise<string> => (await bookJob(gateway, await addCustomer(gateway))).trackingId;
const follow = (trackingId: string) => followStream(`${url}/api/tracking/${trackingId}/stream`);
const refused = async (trackingId: string) => {
  const response = await fetch(`${url}/api/tracking/${trackingId}/stream?lang=en`);
  const wait = response.headers.get('retry-after');
  return { status: response.status, wait, body: (await response.json()) as Readonly<Record<string, unknown>> };
};
const refusal = {
  status: 503,
  wait: '30',
  body: { responseCode: 503, responseDesc: expect.stringMatching(/^Too many/), reason: 'too_many_streams' },
};

describe('live streams', () => {
  it('are limited for one address, whatever it follows; who leaves makes room', async () => {
    await open({ perAddress: 3 });
    const [one, other] = [await book(), await book()];
    const streams = await Promise.all([follow(one), follow(one), follow(other)]);
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refused(other)).toEqual(refusal);
    // The limit is on streams only: a plain call still shows the job.
    expect((await gateway.call(getJobDetailTracking, { trackingId: other })).status).toBe(200);
    streams[0]?.leave();
    await expect.poll(async () => (await follow(other)).status).toBe(200);
  });

  it('are limited for one job, and others can be followed', async () => {
    await open({ perJob: 2 });
    const [one, other] = [await book(), await book()];
    await Promise.all([follow(one), follow(one)]);
    expect(await refused(one)).toEqual(refusal);
    expect((await follow(other)).status).toBe(200);
  });

  it('that were refused, or never found, take no place', async () => {
    await open({ perAddress: 2, perJob: 1 });
    const [one, other] = [await book(), await book()];
    await follow(one);
    for (let time = 0; time < 5; time += 1) {
      expect((await refused(one)).status).toBe(503);
      expect((await refused('nobody-was-given-this')).status).toBe(404);
    }
    expect((await follow(other)).status).toBe(200);
  });

  it('that end with their job make room', async () => {
    await open({ perAddress: 1 });
    const customer = await addCustomer(gateway);
    const { jobId, trackingId } = await bookJob(gateway, customer);
    const other = await book();
    const stream = await follow(trackingId);
    await gateway.call(cancelJob, { jobId }, customer);
    await stream.ended;
    await expect.poll(async () => (await follow(other)).status).toBe(200);
  });
});
