import { randomUUID } from 'node:crypto';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { changeStatus } from '../jobs/status-queries.ts';

let gateway: Gateway;
let customer: Caller;
let hire: { jobId: string; trackingId: string };
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
  const { body } = await gateway.post(
    '/fullday/api/v1/create_job',
    { ...createFullDayJob.example, guid: randomUUID() },
    customer,
  );
  hire = { jobId: String(body['jobId']), trackingId: String(body['trackingId']) };
});
afterAll(() => gateway.close());

const move = (status: JobStatus) =>
  gateway.db
    .transaction()
    .execute((trx) => changeStatus(trx, { jobId: hire.jobId, status, stop: null, at: gateway.clock.now() }));

describe('a hire by the day', () => {
  it.each<[JobStatus, string, string]>([
    ['arrived', 'คนขับถึงจุดเริ่มงานแล้ว', 'Driver at the starting point'],
    ['pickedUp', 'กำลังปฏิบัติงาน', 'Working'],
    ['completed', 'งานเสร็จสิ้น', 'Finished'],
    ['cancelled', 'ยกเลิกแล้ว', 'Cancelled'],
  ])('that is %s says so in its own words wherever it is shown', async (status, jobStatusTh, jobStatusEn) => {
    await move(status);
    const text = { jobStatus: status, jobStatusTh, jobStatusEn };
    const list = await gateway.get('/job', {}, customer);
    expect(list.body['jobs']).toMatchObject([text]);
    const dictionary = list.body['statuses'];
    expect(dictionary).toContainEqual(expect.objectContaining({ id: status, hireTh: jobStatusTh, hireEn: jobStatusEn }));
    expect((await gateway.post('/get_job_detail', { jobId: hire.jobId }, customer)).body['jobDetail']).toMatchObject(text);
    const tracked = await gateway.post('/get_job_detail_tracking', { trackingId: hire.trackingId });
    expect(tracked.body['jobDetail']).toMatchObject(text);
    const headers = { 'sk-token': customer.token };
    const csv = await gateway.app.inject({ method: 'GET', url: '/api/job/csv', query: { lang: 'en' }, headers });
    expect(csv.body).toContain(`,${jobStatusEn},Full day,`);
  });
});
