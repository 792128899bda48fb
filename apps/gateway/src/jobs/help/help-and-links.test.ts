import { closeHelpRequest, customerNeedHelp, listHelpRequests } from '@songwai/core/jobs/help-contract';
import { getJobDetailTracking, getJobDetailTrackingByC } from '@songwai/core/tracking/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJob, setJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

const supportMail = 'desk@songwai.test';
let gateway: Gateway;
let user: Caller;
let admin: Caller;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { SUPPORT_MAIL: supportMail } });
  user = await addCustomer(gateway, { first_name: 'พิมพ์ชนก', last_name: 'ใจดี', confirm_phone: '0812345678' });
  admin = await addCustomer(gateway, { role: 'admin' });
  jobId = (await bookJob(gateway, user)).jobId;
});
afterAll(() => gateway.close());

const mails = () =>
  gateway.db.selectFrom('messages').select(['subject', 'body', 'purpose']).where('recipient', '=', supportMail).execute();
const open = async (query: object = {}) => (await gateway.call(listHelpRequests, query, admin)).body.helpRequests;

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

describe('a customer who needs help', () => {
  it('reaches the desk, in its list and by mail, with the job and a phone', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { body } = await gateway.call(customerNeedHelp, { jobId, message: ' คนขับยังไม่ถึง ', lang: 'en' }, user);
    expect(body).toMatchObject({ responseCode: 200, responseDesc: expect.stringContaining('as soon as possible') });
    const { requestId } = body;
    expect(await open()).toMatchObject([
      { requestId, jobId, name: 'พิมพ์ชนก ใจดี', phone: '0812345678', message: 'คนขับยังไม่ถึง', isClosed: false },
    ]);
    const shownId = `${jobId.slice(0, -5)}-${jobId.slice(-5)}`;
    expect(await mails()).toEqual([
      {
        subject: `Help request ${requestId}: job ${shownId}`,
        body: `พิมพ์ชนก ใจดี 0812345678\nJob ${shownId}\n\nคนขับยังไม่ถึง\n`,
        purpose: 'helpRequest',
      },
    ]);
  });

  it('is asked for words, and for a job of their own', async () => {
    const { jobId } = await bookJob(gateway, user);
    expect((await gateway.call(customerNeedHelp, { jobId, message: ' \t ' }, user)).body).toMatchObject({
      responseCode: 422,
      field: 'message',
    });
    const stranger = await addCustomer(gateway);
    expect((await gateway.call(customerNeedHelp, { jobId, message: 'ช่วยด้วย' }, stranger)).status).toBe(404);
  });

  it('is asked to wait after five questions about one job, also at once, and can ask again within the hour', async () => {
    const { jobId } = await bookJob(gateway, user);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => gateway.call(customerNeedHelp, { jobId, message: 'ช่วยด้วย' }, user)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('3600');
    gateway.clock.advanceSeconds(3_601);
    expect((await gateway.call(customerNeedHelp, { jobId, message: 'ช่วยด้วย' }, user)).status).toBe(200);
  });
});

describe('the support desk', () => {
  it('reads requests page by page and closes each once', async () => {
    const [first, second] = await open();
    if (first === undefined || second === undefined) throw new Error('there are requests');
    expect((await open({ afterId: String(first.requestId) }))[0]).toEqual(second);
    const { requestId } = first;
    for (let times = 0; times < 2; times += 1)
      expect((await gateway.call(closeHelpRequest, { requestId: String(requestId) }, admin)).body.responseCode).toBe(200);
    expect((await open()).map((request) => request.requestId)).not.toContain(requestId);
    expect(await open({ state: 'closed' })).toMatchObject([{ requestId, isClosed: true }]);
    expect((await gateway.call(closeHelpRequest, { requestId: '999999' }, admin)).status).toBe(404);
  });

  it('is for administrators alone', async () => {
    expect((await gateway.call(listHelpRequests, {}, user)).status).toBe(403);
    expect((await gateway.call(closeHelpRequest, { requestId: '1' }, user)).status).toBe(403);
  });
});
