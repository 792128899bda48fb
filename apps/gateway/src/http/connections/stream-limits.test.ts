import { afterEach, describe, expect, it } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../../tests/booking/booking-fixture.ts';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import type { StreamLimits } from './stream-limits.ts';

let fixture: BookingFixture;
let url: string;
afterEach(() => fixture.close());

const open = async (streams: Partial<StreamLimits>): Promise<void> => {
  fixture = await createBookingFixture({ streams });
  url = await fixture.app.listen({ port: 0, host: '127.0.0.1' });
};
const book = async (): Promise<string> => {
  const { body } = await fixture.call('/create_job', plainOrder(), await fixture.addUser());
  return body.trackingId;
};
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
    expect((await fixture.call('/get_job_detail_tracking', { trackingId: other })).status).toBe(200);
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
    const [one, other] = [await book(), await book()];
    const stream = await follow(one);
    const job = await fixture.db
      .selectFrom('jobs')
      .select(['id', 'user_id'])
      .where('tracking_id', '=', one)
      .executeTakeFirstOrThrow();
    await fixture.call('/cancel_job', { jobId: job.id }, job.user_id);
    await stream.ended;
    await expect.poll(async () => (await follow(other)).status).toBe(200);
  });
});
