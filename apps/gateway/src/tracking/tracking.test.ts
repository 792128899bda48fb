import { greatCircleKm } from '@songwai/core/basics/geo';
import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { getJobDetailTracking, trackingDetail } from '@songwai/core/tracking/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followStream } from '../../tests/booking/follow-stream.ts';
import { mountTracking } from '../../tests/booking/mount-tracking.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { makeSimulator } from '../../tests/builders/drivers.ts';
import { noon } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, plainOrder, siam, stopAt } from '../../tests/builders/order.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { hidePhones } from './hide-phones.ts';
import type { TrackingHub } from './tracking-hub.ts';

let gateway: Gateway;
let user: Caller;
let simulator: Simulator;
let baseUrl: string;
/** Below `/watched`, the room's calls on a hub that this file can look into. */
let hub: TrackingHub;
beforeAll(async () => {
  gateway = await createGateway({
    mount: async (app, parts) => {
      hub = await mountTracking(app, parts, { prefix: '/watched' });
    },
  });
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('jobs').execute();
  gateway.clock.set(noon);
  user = await addCustomer(gateway);
  simulator = makeSimulator(gateway);
});

const book = async (change: object = {}) => {
  const { body } = await gateway.call(createJob, plainOrder({ ...change }), user);
  return body;
};
const track = (trackingId: string) => gateway.call(getJobDetailTracking, { trackingId, lang: 'th' });
const rideOn = async (seconds: number) => {
  gateway.clock.advanceSeconds(seconds);
  await simulator.tick();
};
/** Ticks in small steps until the tracking link shows a status. */
const rideUntil = async (trackingId: string, status: string) => {
  for (let step = 0; step < 400; step += 1) {
    await rideOn(15);
    if ((await track(trackingId)).body.jobDetail.jobStatus === status) return;
  }
  throw new Error(`never ${status}`);
};

describe('the public link', () => {
  it('shows where the job stands before there is a driver', async () => {
    const { trackingId, jobId } = await book();
    const { status, body } = await track(trackingId);
    expect(status).toBe(200);
    expect(body.jobDetail).toMatchObject({
      jobId,
      trackingId,
      jobStatus: 'matching',
      jobStatusTh: 'กำลังหาคนขับ',
      vehicleKind: 'motorcycle',
      jobDate: '21/11/2026',
      jobTime: '12:00',
      locationList: [
        { addressName: 'สยามพารากอน', isReturn: false },
        { addressName: 'บีทีเอสบางนา', isReturn: false },
      ],
      routeApproximate: true,
      events: [{ status: 'matching', date: '21/11/2026', time: '12:00' }],
    });
    expect(body.jobDetail.driver).toBeUndefined();
    expect(body.jobDetail.nextStop).toBeUndefined();
  });

  it('shows driver, next stop and expected times on the way, and when each stop was done', async () => {
    const { trackingId } = await book();
    await rideUntil(trackingId, 'delivering');
    await rideOn(120);
    const { jobDetail } = (await track(trackingId)).body;
    expect(Value.Check(trackingDetail, jobDetail)).toBe(true);
    expect(jobDetail.nextStop).toBe(1);
    expect(jobDetail.etaMinutes).toBeGreaterThan(5);
    expect(jobDetail.locationList[0]?.doneTime).toMatch(/^12:/);
    expect(jobDetail.locationList[1]?.etaTime).toMatch(/^1[23]:/);
    expect(jobDetail.driver.plate).toMatch(/^\d[ก-ฮ]{2} \d{4}$/);
    expect(greatCircleKm(jobDetail.driver, siam)).toBeLessThan(greatCircleKm(siam, bangNa));
    expect(greatCircleKm(jobDetail.driver, siam)).toBeGreaterThan(0.1);
  });

  it('tells a stranger no phone, no price, no contact, no remark', async () => {
    const { trackingId } = await book({
      remark: 'ห้องลับ 99',
      confirmPhone: '0891112222',
      locationList: [
        stopAt({ ...siam, addressName: 'สยามพารากอน โทร 081-999 8888' }, { contactName: 'คุณพิมพ์ลับ', contactPhone: '0812345678' }),
        { ...stopAt(bangNa, { contactName: 'คุณธนาลับ', contactPhone: '0898765432' }), remark: 'ฝากป้าลับ', address: 'บ้านลับ' },
      ],
    });
    const job = await gateway.db.selectFrom('jobs').selectAll().where('tracking_id', '=', trackingId).executeTakeFirstOrThrow();
    for (const status of ['assigned', 'delivering', 'completed']) {
      await rideUntil(trackingId, status);
      const text = JSON.stringify((await track(trackingId)).body);
      for (const secret of ['ลับ', '0812345678', '0898765432', '0891112222', '8888', '081-999', user, job.guid])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/price|phone|contact|paid|payment|remark|fare/i);
      expect(text).not.toContain(String(job.net_satang / 100));
    }
  });

  it('forgets the driver of a cancelled job', async () => {
    const { jobId, trackingId } = await book();
    await rideUntil(trackingId, 'assigned');
    await gateway.call(cancelJob, { jobId }, user);
    const { jobDetail } = (await track(trackingId)).body;
    expect(jobDetail.jobStatus).toBe('cancelled');
    expect(jobDetail.driver).toBeUndefined();
  });

  it('that nobody was given answers 404, as a page and as a stream', async () => {
    for (const trackingId of ['kVn2x0b1Q2m9Zt7cYw4PzA', 'null', "' or 1=1"]) {
      expect(await track(trackingId)).toMatchObject({ status: 404, body: { responseCode: 404 } });
      const stream = await fetch(`${baseUrl}/api/tracking/${encodeURIComponent(trackingId)}/stream`);
      expect(stream.status).toBe(404);
      expect(await stream.json()).toMatchObject({ responseCode: 404 });
    }
    expect((await gateway.call(getJobDetailTracking, {})).status).toBe(404);
    const { trackingId } = await book();
    expect((await fetch(`${baseUrl}/api/tracking/${trackingId}/stream`, { method: 'HEAD' })).status).toBe(404);
  });

  it('hides phone numbers however they are written, and leaves house numbers alone', () => {
    expect(hidePhones('ร้านป้า 081-234-5678')).toBe('ร้านป้า •••');
    expect(hidePhones('โทร ๐๘๑ ๒๓๔ ๕๖๗๘ นะ')).toBe('โทร ••• นะ');
    expect(hidePhones('Call +66 (0)81.234.5678')).toBe('Call •••');
    expect(hidePhones('99/123 ซอย 45 ถนนสุขุมวิท 71 กรุงเทพ 10260')).toBe('99/123 ซอย 45 ถนนสุขุมวิท 71 กรุงเทพ 10260');
  });
});

describe('the live stream', () => {
  it('sends the job at once, every change of it, positions on the way, and an end', async () => {
    const { trackingId } = await book();
    const stream = await followStream(`${baseUrl}/api/tracking/${trackingId}/stream`);
    expect(stream.header('content-type')).toContain('text/event-stream');
    await expect.poll(() => [...new Set(stream.statuses())]).toEqual(['matching']);
    await rideUntil(trackingId, 'delivering');
    await expect.poll(() => stream.statuses()).toContain('delivering');
    const seen = stream.details().length;
    await expect.poll(() => stream.details().length).toBeGreaterThan(seen);
    await rideUntil(trackingId, 'completed');
    await stream.ended;
    expect(stream.statuses().at(-1)).toBe('completed');
    expect(stream.events().at(-1)).toBe('end');
    for (const detail of stream.details()) expect(Value.Check(trackingDetail, detail)).toBe(true);
  });

  it('of a job that is over is its last state and the end', async () => {
    const { jobId, trackingId } = await book();
    await gateway.call(cancelJob, { jobId }, user);
    const stream = await followStream(`${baseUrl}/api/tracking/${trackingId}/stream`);
    await stream.ended;
    expect(stream.events()).toEqual(['tracking', 'end']);
  });

  it('can be read from a page of a registered partner', async () => {
    const { trackingId } = await book();
    const url = `${baseUrl}/api/tracking/${trackingId}/stream`;
    const partner = await followStream(url, { origin: 'http://localhost:8081' });
    expect(partner.header('access-control-allow-origin')).toBe('http://localhost:8081');
    const stranger = await followStream(url, { origin: 'http://evil.example' });
    expect(stranger.header('access-control-allow-origin')).toBeNull();
    partner.leave();
    stranger.leave();
  });

  it('is heard again after the connection that hears events was lost', async () => {
    const { jobId, trackingId } = await book();
    const stream = await followStream(`${baseUrl}/api/tracking/${trackingId}/stream`);
    await expect.poll(() => [...new Set(stream.statuses())]).toEqual(['matching']);
    await gateway.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '% events'`,
    );
    await gateway.call(cancelJob, { jobId }, user);
    await stream.ended;
    expect(stream.statuses().at(-1)).toBe('cancelled');
  });

  it('costs nothing more once its reader has left', async () => {
    const { jobId, trackingId } = await book();
    const streams = await Promise.all([1, 2, 3].map(() => followStream(`${baseUrl}/watched/api/tracking/${trackingId}/stream`)));
    for (const stream of streams) stream.leave();
    await expect.poll(() => hub.countWatched()).toBe(0);
    expect((await gateway.call(cancelJob, { jobId }, user)).body.responseCode).toBe(200);
  });

  // The last test of the file, because it stops the gateway.
  it('ends when the gateway stops, and does not hold it back', async () => {
    const { trackingId } = await book();
    const stream = await followStream(`${baseUrl}/api/tracking/${trackingId}/stream`);
    await expect.poll(() => [...new Set(stream.statuses())]).toEqual(['matching']);
    await gateway.app.close();
    await stream.ended;
  });
});
