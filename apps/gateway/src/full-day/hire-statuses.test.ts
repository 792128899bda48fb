import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOrdersFixture, newGuid, type OrdersFixture } from '../../tests/full-day/full-day-fixture.ts';
import { changeStatus } from '../jobs/status-queries.ts';

let fixture: OrdersFixture;
let customer: Caller;
let hire: { jobId: string; trackingId: string };
beforeAll(async () => {
  fixture = await createOrdersFixture();
  customer = await fixture.signInAs('demo@songwai.test');
  const { body } = await fixture.post('/fullday/api/v1/create_job', { ...createFullDayJob.example, guid: newGuid() }, customer);
  hire = { jobId: String(body['jobId']), trackingId: String(body['trackingId']) };
});
afterAll(() => fixture.close());

const move = (status: JobStatus) =>
  fixture.db
    .transaction()
    .execute((trx) => changeStatus(trx, { jobId: hire.jobId, status, stop: null, at: fixture.clock.now() }));

describe('a hire by the day', () => {
  it.each<[JobStatus, string, string]>([
    ['arrived', 'คนขับถึงจุดเริ่มงานแล้ว', 'Driver at the starting point'],
    ['pickedUp', 'กำลังปฏิบัติงาน', 'Working'],
    ['completed', 'งานเสร็จสิ้น', 'Finished'],
    ['cancelled', 'ยกเลิกแล้ว', 'Cancelled'],
  ])('that is %s says so in its own words wherever it is shown', async (status, jobStatusTh, jobStatusEn) => {
    await move(status);
    const text = { jobStatus: status, jobStatusTh, jobStatusEn };
    const list = await fixture.get('/job', {}, customer);
    expect(list.body['jobs']).toMatchObject([text]);
    const dictionary = list.body['statuses'];
    expect(dictionary).toContainEqual(expect.objectContaining({ id: status, hireTh: jobStatusTh, hireEn: jobStatusEn }));
    expect((await fixture.post('/get_job_detail', { jobId: hire.jobId }, customer)).body['jobDetail']).toMatchObject(text);
    const tracked = await fixture.post('/get_job_detail_tracking', { trackingId: hire.trackingId });
    expect(tracked.body['jobDetail']).toMatchObject(text);
    const headers = { 'sk-token': customer.token };
    const csv = await fixture.app.inject({ method: 'GET', url: '/api/job/csv', query: { lang: 'en' }, headers });
    expect(csv.body).toContain(`,${jobStatusEn},Full day,`);
  });
});
