import { cancelJob } from '@songwai/core/jobs/contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { mountTracking } from '../../../tests/booking/mount-tracking.ts';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
let baseUrl: string;
/** Below each of these paths, streams are counted for themselves. */
const limits = {
  '/three-for-an-address': { perAddress: 3 },
  '/two-for-a-job': { perJob: 2 },
  '/two-for-an-address-one-for-a-job': { perAddress: 2, perJob: 1 },
  '/one-for-an-address': { perAddress: 1 },
};
beforeAll(async () => {
  gateway = await createGateway({
    mount: async (app, parts) => {
      for (const [prefix, streams] of Object.entries(limits)) await mountTracking(app, parts, { prefix, ...streams });
    },
  });
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

let url: string;
const use = (path: keyof typeof limits): void => {
  url = baseUrl + path;
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
    use('/three-for-an-address');
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
    use('/two-for-a-job');
    const [one, other] = [await book(), await book()];
    await Promise.all([follow(one), follow(one)]);
    expect(await refused(one)).toEqual(refusal);
    expect((await follow(other)).status).toBe(200);
  });

  it('that were refused, or never found, take no place', async () => {
    use('/two-for-an-address-one-for-a-job');
    const [one, other] = [await book(), await book()];
    await follow(one);
    for (let time = 0; time < 5; time += 1) {
      expect((await refused(one)).status).toBe(503);
      expect((await refused('nobody-was-given-this')).status).toBe(404);
    }
    expect((await follow(other)).status).toBe(200);
  });

  it('that end with their job make room', async () => {
    use('/one-for-an-address');
    const customer = await addCustomer(gateway);
    const { jobId, trackingId } = await bookJob(gateway, customer);
    const other = await book();
    const stream = await follow(trackingId);
    await gateway.call(cancelJob, { jobId }, customer);
    await stream.ended;
    await expect.poll(async () => (await follow(other)).status).toBe(200);
  });
});
