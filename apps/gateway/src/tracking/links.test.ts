import { getJobDetailTracking, getJobDetailTrackingByC } from '@songwai/core/tracking/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJob, setJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import type { Caller } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
let user: Caller;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway, { first_name: 'พิมพ์ชนก', last_name: 'ใจดี', confirm_phone: '0812345678' });
  jobId = (await bookJob(gateway, user)).jobId;
});
afterAll(() => gateway.close());

describe('the link to a rating', () => {
  it('shows a stranger the job as tracking does, and whether it waits for a rating', async () => {
    const { rating_token: tokenRating, tracking_id: trackingId } = await readJob(gateway, jobId);
    const early = await gateway.call(getJobDetailTracking, { tokenRating });
    expect(early.body).toMatchObject({ responseCode: 200, mayRate: false, jobDetail: { jobId, jobStatus: 'matching' } });
    await moveJob(gateway, jobId, ['completed', 1]);
    const waiting = await gateway.call(getJobDetailTracking, { tokenRating });
    expect(waiting.body.mayRate).toBe(true);
    expect(waiting.body).not.toHaveProperty('raiting');
    expect(waiting.body.jobDetail).toEqual((await gateway.call(getJobDetailTracking, { trackingId })).body.jobDetail);
    expect(JSON.stringify(waiting.body)).not.toMatch(/0812345678|0898765432|rice|พิมพ์ชนก/);
    await setJob(gateway, jobId, { rating: 5 });
    expect((await gateway.call(getJobDetailTracking, { tokenRating })).body).toMatchObject({ mayRate: false, raiting: 5 });
  });

  it('opens nothing as a tracking id, nor the other way round', async () => {
    const { rating_token: tokenRating, tracking_id: trackingId } = await readJob(gateway, jobId);
    expect((await gateway.call(getJobDetailTracking, { trackingId: tokenRating })).status).toBe(404);
    expect((await gateway.call(getJobDetailTracking, { tokenRating: trackingId })).status).toBe(404);
    expect((await gateway.call(getJobDetailTracking, { tokenRating: 'a'.repeat(24) })).status).toBe(404);
    expect((await gateway.call(getJobDetailTracking, {})).status).toBe(404);
  });
});

describe('the code of the page /c', () => {
  it.each([
    (code: string) => code,
    (code: string) => ` ${code} `,
    (code: string) => `https://songwai.test/en/c/${code}/?utm_source=sms#map`,
  ])('is the tracking id, however it was copied', async (copy) => {
    const { tracking_id: trackingId } = await readJob(gateway, jobId);
    const { body } = await gateway.call(getJobDetailTrackingByC, { code: copy(trackingId) });
    expect(body).toMatchObject({ responseCode: 200, jobDetail: { trackingId } });
  });

  it('that nobody was given finds nothing', async () => {
    for (const code of ['J00000001', '/', '?#', '../..', jobId])
      expect((await gateway.call(getJobDetailTrackingByC, { code })).status).toBe(404);
  });
});
