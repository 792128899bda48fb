import { getJobDetailTracking, getJobDetailTrackingByC } from '@songwai/core/tracking/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createJobsWorld, type JobsWorld } from './jobs-world.ts';

let world: JobsWorld;
let user: Caller;
let jobId: string;
beforeAll(async () => {
  world = await createJobsWorld();
  user = await world.addUser();
  jobId = await world.book(user);
});
afterAll(() => world.close());

describe('the link to a rating', () => {
  it('shows a stranger the job as tracking does, and whether it waits for a rating', async () => {
    const { rating_token: tokenRating, tracking_id: trackingId } = await world.readJob(jobId);
    const early = await world.call(getJobDetailTracking, { tokenRating });
    expect(early.body).toMatchObject({ responseCode: 200, mayRate: false, jobDetail: { jobId, jobStatus: 'matching' } });
    await world.move(jobId, 'completed', 1);
    const waiting = await world.call(getJobDetailTracking, { tokenRating });
    expect(waiting.body.mayRate).toBe(true);
    expect(waiting.body).not.toHaveProperty('raiting');
    expect(waiting.body.jobDetail).toEqual((await world.call(getJobDetailTracking, { trackingId })).body.jobDetail);
    expect(JSON.stringify(waiting.body)).not.toMatch(/0812345678|0898765432|rice|พิมพ์ชนก/);
    await world.setJob(jobId, { rating: 5 });
    expect((await world.call(getJobDetailTracking, { tokenRating })).body).toMatchObject({ mayRate: false, raiting: 5 });
  });

  it('opens nothing as a tracking id, nor the other way round', async () => {
    const { rating_token: tokenRating, tracking_id: trackingId } = await world.readJob(jobId);
    expect((await world.call(getJobDetailTracking, { trackingId: tokenRating })).status).toBe(404);
    expect((await world.call(getJobDetailTracking, { tokenRating: trackingId })).status).toBe(404);
    expect((await world.call(getJobDetailTracking, { tokenRating: 'a'.repeat(24) })).status).toBe(404);
    expect((await world.call(getJobDetailTracking, {})).status).toBe(404);
  });
});

describe('the code of the page /c', () => {
  it.each([
    (code: string) => code,
    (code: string) => ` ${code} `,
    (code: string) => `https://songwai.test/en/c/${code}/?utm_source=sms#map`,
  ])('is the tracking id, however it was copied', async (copy) => {
    const { tracking_id: trackingId } = await world.readJob(jobId);
    const { body } = await world.call(getJobDetailTrackingByC, { code: copy(trackingId) });
    expect(body).toMatchObject({ responseCode: 200, jobDetail: { trackingId } });
  });

  it('that nobody was given finds nothing', async () => {
    for (const code of ['J00000001', '/', '?#', '../..', jobId])
      expect((await world.call(getJobDetailTrackingByC, { code })).status).toBe(404);
  });
});
