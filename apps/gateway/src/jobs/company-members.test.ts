import { randomUUID } from 'node:crypto';
import { removeMember } from '@songwai/core/companies/members-contract';
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
import { jobRating } from '@songwai/core/ratings/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJob, showJob } from '../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addDepartment, addMember } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { signOnGuest } from '../../tests/builders/partners.ts';
import type { Caller } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
let company: Caller;
let clerk: Caller;
let manager: Caller;
let watcher: Caller;
let sales: string;
const jobs = { owners: '', clerks: '', managers: '' };
beforeAll(async () => {
  gateway = await createGateway();
  company = await addCompany(gateway, { invoice_enabled: true, company_verified_at: gateway.clock.now() });
  sales = await addDepartment(gateway, company, 'ฝ่ายขาย');
  clerk = await addMember(gateway, company, { rights: ['order'], departmentId: sales });
  manager = await addMember(gateway, company, { rights: ['order', 'view', 'pay'] });
  watcher = await addMember(gateway, company, { rights: ['view'] });
  jobs.owners = (await bookJob(gateway, company)).jobId;
  jobs.clerks = (await bookJob(gateway, clerk)).jobId;
  jobs.managers = (await bookJob(gateway, manager)).jobId;
});
afterAll(() => gateway.close());

const ids = async (caller: Caller, query: object = {}) =>
  (await gateway.call(listJobs, { sort: 'jobId', ...query }, caller)).body.jobs.map(({ jobId }) => jobId);
const invoice = (caller: Caller) => gateway.call(createJob, plainOrder({ paymentType: 4 }), caller);

describe('what a company has booked', () => {
  it('is seen by its owner and by members who may view it, by the others their own alone', async () => {
    const all = [jobs.owners, jobs.clerks, jobs.managers];
    expect(await ids(company)).toEqual(all);
    expect(await ids(manager)).toEqual(all);
    expect(await ids(watcher)).toEqual(all);
    expect(await ids(clerk)).toEqual([jobs.clerks]);
    expect((await gateway.call(getCurrentJob, {}, clerk)).body.jobs).toHaveLength(1);
    expect((await gateway.call(getJobDetail, { jobId: jobs.owners }, clerk)).status).toBe(404);
    expect((await showJob(gateway, jobs.clerks, watcher)).jobId).toBe(jobs.clerks);
  });

  it('is narrowed to a department or a member, by whoever may view it', async () => {
    expect(await ids(manager, { departmentId: sales })).toEqual([jobs.clerks]);
    expect(await ids(company, { memberId: manager.userId })).toEqual([jobs.managers]);
    expect(await ids(company, { memberId: randomUUID() })).toEqual([]);
    for (const query of [{ departmentId: sales }, { memberId: clerk.userId }]) {
      const { status, body } = await gateway.call(listJobs, query, clerk);
      expect(status).toBe(403);
      expect(body).toMatchObject({ responseCode: 403, field: Object.keys(query)[0] });
    }
  });

  it("stays within the company, also when another company's department is named", async () => {
    const rival = await addCompany(gateway);
    const theirs = await addDepartment(gateway, rival, 'บัญชี');
    expect(await ids(rival)).toEqual([]);
    expect(await ids(rival, { departmentId: sales })).toEqual([]);
    expect(await ids(company, { departmentId: theirs })).toEqual([]);
    expect((await gateway.call(cancelJob, { jobId: jobs.owners }, rival)).status).toBe(404);
    expect((await gateway.call(searchAgain, { jobId: jobs.owners }, rival)).status).toBe(404);
  });

  it('keeps the link to its rating for whoever booked it', async () => {
    const { jobId } = await bookJob(gateway, clerk);
    await moveJob(gateway, jobId, 'completed');
    expect((await showJob(gateway, jobId, clerk)).tokenRating).toBeDefined();
    expect(await showJob(gateway, jobId, manager)).not.toHaveProperty('tokenRating');
    expect(JSON.stringify((await gateway.call(listJobs, {}, manager)).body)).not.toContain(
      (await readJob(gateway, jobId)).rating_token,
    );
  });

  it('is gone for a member who was taken out, who keeps what was booked privately', async () => {
    const leaver = await addCustomer(gateway);
    const { jobId: privately } = await bookJob(gateway, leaver);
    const row = { user_id: leaver.userId, company_user_id: company.userId, department_id: null, can_order: true };
    const rights = { can_view: false, can_pay: false, can_manage: false, created_at: gateway.clock.now() };
    await gateway.db
      .insertInto('company_members')
      .values({ ...row, ...rights })
      .execute();
    const { jobId } = await bookJob(gateway, leaver);
    expect(await ids(leaver)).toEqual([privately, jobId]);

    await gateway.call(removeMember, { userId: leaver.userId }, company);
    expect(await ids(leaver)).toEqual([privately]);
    for (const endpoint of [getJobDetail, cancelJob])
      expect((await gateway.call<Endpoint>(endpoint, { jobId }, leaver)).status).toBe(404);
    await moveJob(gateway, jobId, 'completed');
    expect((await gateway.call(jobRating, { jobId, rating: 1 }, leaver)).status).toBe(404);
    expect(await ids(company)).toContain(jobId);
  });

  it('stays with an account that is a company no more', async () => {
    const former = await addCompany(gateway);
    const { jobId } = await bookJob(gateway, former);
    await gateway.db.updateTable('users').set({ user_type: 2 }).where('id', '=', former.userId).execute();
    expect(await ids(former)).toEqual([jobId]);
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
    const answer = await gateway.call<Endpoint>(endpoint, { jobId: jobs.owners, ...fields }, watcher);
    expect(answer).toMatchObject({ status: 403, body: { responseCode: 403 } });
  });

  it('is cancelled by a colleague who may view and order', async () => {
    const { jobId } = await bookJob(gateway, clerk);
    expect((await gateway.call(cancelJob, { jobId }, manager)).body.responseCode).toBe(200);
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
    const newcomer = await addCompany(gateway);
    const payer = await addMember(gateway, newcomer, { rights: ['order', 'pay'] });
    for (const caller of [newcomer, payer, await addCustomer(gateway, { invoice_enabled: true })])
      expect((await invoice(caller)).body).toMatchObject({ responseCode: 422, field: 'paymentType' });
  });
});

describe("a partner's guest", () => {
  it('sees nothing but what the guest has booked', async () => {
    const guest = await signOnGuest(gateway);
    expect(await ids(guest)).toEqual([]);
    const { jobId } = await bookJob(gateway, guest);
    expect(await ids(guest)).toEqual([jobId]);
    expect((await gateway.call(getJobDetail, { jobId: jobs.owners }, guest)).status).toBe(404);
  });
});
