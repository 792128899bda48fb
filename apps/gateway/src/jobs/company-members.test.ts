import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@songwai/core/gateway/endpoint';
import {
  addPrice,
  askAllDrivers,
  cancelFixedDriver,
  cancelSearch,
  extendSearch,
  keepWaiting,
  postponeJob,
  searchAgain,
} from '@songwai/core/jobs/change-contract';
import { cancelJob, createJob, getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { listJobs } from '@songwai/core/jobs/lists/list-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptShownTerms } from '../../tests/app/accept-terms.ts';
import { partnerOrigin } from '../../tests/app/app-fixture.ts';
import { plainOrder } from '../../tests/booking/booking-fixture.ts';
import { type Caller, createJobsFixture, type JobsFixture } from '../../tests/jobs/jobs-fixture.ts';

let fixture: JobsFixture;
let company: Caller;
let clerk: Caller;
let manager: Caller;
let watcher: Caller;
let sales: string;
const jobs = { owners: '', clerks: '', managers: '' };
beforeAll(async () => {
  fixture = await createJobsFixture();
  company = await fixture.addCompany({ invoice_enabled: true });
  sales = await fixture.addDepartment(company, 'ฝ่ายขาย');
  clerk = await fixture.addMember(company, { rights: ['order'], departmentId: sales });
  manager = await fixture.addMember(company, { rights: ['order', 'view', 'pay'] });
  watcher = await fixture.addMember(company, { rights: ['view'] });
  jobs.owners = await fixture.book(company);
  jobs.clerks = await fixture.book(clerk);
  jobs.managers = await fixture.book(manager);
});
afterAll(() => fixture.close());

const ids = async (caller: Caller, query: object = {}) =>
  (await fixture.call(listJobs, { sort: 'jobId', ...query }, caller)).body.jobs.map(({ jobId }) => jobId);
const invoice = (caller: Caller) => fixture.call(createJob, { ...plainOrder(), paymentType: 4 }, caller);

describe('what a company has booked', () => {
  it('is seen by its owner and by members who may view it, by the others their own alone', async () => {
    const all = [jobs.owners, jobs.clerks, jobs.managers];
    expect(await ids(company)).toEqual(all);
    expect(await ids(manager)).toEqual(all);
    expect(await ids(watcher)).toEqual(all);
    expect(await ids(clerk)).toEqual([jobs.clerks]);
    expect((await fixture.call(getCurrentJob, {}, clerk)).body.jobs).toHaveLength(1);
    expect((await fixture.call(getJobDetail, { jobId: jobs.owners }, clerk)).status).toBe(404);
    expect((await fixture.detail(jobs.clerks, watcher)).jobId).toBe(jobs.clerks);
  });

  it('is narrowed to a department or a member, by whoever may view it', async () => {
    expect(await ids(manager, { departmentId: sales })).toEqual([jobs.clerks]);
    expect(await ids(company, { memberId: manager.userId })).toEqual([jobs.managers]);
    expect(await ids(company, { memberId: randomUUID() })).toEqual([]);
    for (const query of [{ departmentId: sales }, { memberId: clerk.userId }]) {
      const { status, body } = await fixture.call(listJobs, query, clerk);
      expect(status).toBe(403);
      expect(body).toMatchObject({ responseCode: 403, field: Object.keys(query)[0] });
    }
  });

  it("stays within the company, also when another company's department is named", async () => {
    const rival = await fixture.addCompany();
    const theirs = await fixture.addDepartment(rival, 'บัญชี');
    expect(await ids(rival)).toEqual([]);
    expect(await ids(rival, { departmentId: sales })).toEqual([]);
    expect(await ids(company, { departmentId: theirs })).toEqual([]);
    expect((await fixture.call(cancelJob, { jobId: jobs.owners }, rival)).status).toBe(404);
    expect((await fixture.call(searchAgain, { jobId: jobs.owners }, rival)).status).toBe(404);
  });

  it('keeps the link to its rating for whoever booked it', async () => {
    const jobId = await fixture.book(clerk);
    await fixture.move(jobId, 'completed');
    expect((await fixture.detail(jobId, clerk)).tokenRating).toBeDefined();
    expect(await fixture.detail(jobId, manager)).not.toHaveProperty('tokenRating');
    expect(JSON.stringify((await fixture.call(listJobs, {}, manager)).body)).not.toContain(
      (await fixture.readJob(jobId)).rating_token,
    );
  });

  it.each([
    [createJob, plainOrder()],
    [cancelJob, {}],
    [postponeJob, {}],
    [cancelFixedDriver, {}],
    [cancelSearch, {}],
    [searchAgain, {}],
    [extendSearch, { minutes: 30 }],
    [addPrice, { guid: 'guid-0001', amount: 20 }],
    [askAllDrivers, {}],
    [keepWaiting, {}],
  ])('is not changed by $path without the right to order', async (endpoint, fields) => {
    const answer = await fixture.call<Endpoint>(endpoint, { jobId: jobs.owners, ...fields }, watcher);
    expect(answer).toMatchObject({ status: 403, body: { responseCode: 403 } });
  });

  it('is cancelled by a colleague who may view and order', async () => {
    const jobId = await fixture.book(clerk);
    expect((await fixture.call(cancelJob, { jobId }, manager)).body.responseCode).toBe(200);
  });
});

describe('an invoice', () => {
  it('is for the owner and for members who may pay', async () => {
    expect((await invoice(company)).body.responseCode).toBe(200);
    expect((await invoice(manager)).body.responseCode).toBe(200);
  });

  it('is refused to a member without the right to pay, with 403 and the field', async () => {
    const { status, body } = await invoice(clerk);
    expect(status).toBe(403);
    expect(body).toMatchObject({ responseCode: 403, field: 'paymentType' });
  });

  it('is refused to the members of a company that is not enabled for it', async () => {
    const newcomer = await fixture.addCompany();
    const payer = await fixture.addMember(newcomer, { rights: ['order', 'pay'] });
    for (const caller of [newcomer, payer, await fixture.addUser({ invoice_enabled: true })])
      expect((await invoice(caller)).body).toMatchObject({ responseCode: 422, field: 'paymentType' });
  });
});

describe("a partner's guest", () => {
  it('sees nothing but what the guest has booked', async () => {
    const token = await fixture.signPartnerToken();
    const signedOn = await fixture.inject({
      method: 'POST',
      url: '/api/signon',
      headers: { 'content-type': 'application/json', origin: partnerOrigin },
      payload: JSON.stringify({ partnerId: 'baanchandra', token }),
    });
    await acceptShownTerms(fixture, signedOn.body);
    const guest = { userId: String(signedOn.body['userId']), token: String(signedOn.body['skToken']) };
    expect(await ids(guest)).toEqual([]);
    const jobId = await fixture.book(guest);
    expect(await ids(guest)).toEqual([jobId]);
    expect((await fixture.call(getJobDetail, { jobId: jobs.owners }, guest)).status).toBe(404);
  });
});
