import { getCancelJob, getCompletedJob, getCurrentJob } from '@songwai/core/jobs/contract';
import { listJobs } from '@songwai/core/jobs/lists/list-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, expireJob, moveJob, readJob, setJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangSaen, siam, stopAt } from '../../../tests/builders/order.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { copyJob } from '../../../tests/jobs/copy-job.ts';
import { explainQuery } from '../../../tests/jobs/explain-query.ts';
import { readCursor, readOrder, writeCursor } from './list-order.ts';
import { selectListedJobs } from './list-queries.ts';
import { type JobFilter, readFilter } from './list-request.ts';
import { listJobs as readListed } from './page-queries.ts';
import { selectCounts, selectSpend } from './summary/summary-queries.ts';

let gateway: Gateway;
let user: Caller;
/** Ids of one customer's jobs: matching, delivering, completed, cancelled, and one for the day after tomorrow. */
const jobs = { matching: '', delivering: '', completed: '', cancelled: '', later: '' };
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway, { first_name: 'พิมพ์ชนก' });
  const inPattaya = { locationList: [stopAt(siam), stopAt(bangSaen, { contactName: 'น้ำผึ้ง', contactPhone: '02-123-4567' })] };
  jobs.matching = (await bookJob(gateway, user, { remark: 'ฝากไว้ที่ป้อมยาม' })).jobId;
  jobs.delivering = (await bookJob(gateway, user, { vehicle: 2, jobType: 1, ...inPattaya })).jobId;
  await moveJob(gateway, jobs.delivering, 'delivering');
  jobs.completed = (await bookJob(gateway, user, { vehicle: 2, jobType: 3 })).jobId;
  await moveJob(gateway, jobs.completed, 'completed');
  jobs.cancelled = (await bookJob(gateway, user)).jobId;
  await moveJob(gateway, jobs.cancelled, 'cancelled');
  jobs.later = (await bookJob(gateway, user, { orderType: 'schedule', jobDate: '23/11/2026', startTime: '09:00' })).jobId;
});
afterAll(() => gateway.close());

const idsOf = (found: readonly { readonly jobId: string }[]) => found.map(({ jobId }) => jobId);
const list = async (query: object, caller: Caller = user) => (await gateway.call(listJobs, query, caller)).body;
const ids = async (query: object, caller: Caller = user) => idsOf((await list(query, caller)).jobs);
const names = (found: readonly string[]) => found.map((id) => Object.entries(jobs).find(([, jobId]) => jobId === id)?.[0]);

describe('the lists by group', () => {
  it.each([
    ['jobs that are not over', getCurrentJob, ['later', 'delivering', 'matching']],
    ['delivered ones', getCompletedJob, ['completed']],
    ['cancelled ones', getCancelJob, ['cancelled']],
  ])('hold %s, the newest first', async (_what, endpoint, expected) => {
    const { body } = await gateway.call(endpoint, { lang: 'en' }, user);
    expect(names(idsOf(body.jobs))).toEqual(expected);
  });

  it('hold only the days asked for, and refuse what is no date', async () => {
    const ask = async (days: object) => (await gateway.call(getCurrentJob, days, user)).body;
    expect((await ask({ fromDate: '22/11/2026', toDate: '23/11/2026' })).jobs).toHaveLength(1);
    expect(await ask({ fromDate: '31/11/2026' })).toMatchObject({ responseCode: 422, field: 'fromDate' });
    expect(await ask({ fromDate: '23/11/2026', toDate: '22/11/2026' })).toMatchObject({ responseCode: 422, field: 'toDate' });
  });

  it('name a job that found no driver among the cancelled', async () => {
    const other = await addCustomer(gateway);
    const { jobId } = await bookJob(gateway, other);
    await expireJob(gateway, jobId);
    const { body } = await gateway.call(getCancelJob, {}, other);
    expect(body.jobs).toMatchObject([{ jobId, jobStatus: 'expired', jobStatusTh: 'ไม่พบคนขับ' }]);
  });
});

describe('an item of a list', () => {
  it('opens its rating to whoever booked it, until it is rated', async () => {
    const { body } = await gateway.call(getCompletedJob, {}, user);
    const [item] = body.jobs;
    const { rating_token: token } = await readJob(gateway, jobs.completed);
    expect(item).toMatchObject({ jobDate: '21/11/2026', option: '', remarkImages: [], tokenRating: token });
    expect(item).not.toHaveProperty('raiting');
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect((await gateway.call(getCurrentJob, {}, user)).body.jobs[0]).not.toHaveProperty('tokenRating');
    await setJob(gateway, jobs.completed, { rating: 4 });
    const rated = await gateway.call(getCompletedJob, {}, user);
    expect(rated.body.jobs[0]).toMatchObject({ raiting: 4 });
    expect(rated.body.jobs[0]).not.toHaveProperty('tokenRating');
  });
});

describe('the list of all jobs', () => {
  it('has ten to a page, the latest pick-up first, their number, and what each status is called', async () => {
    const body = await list({});
    expect(body).toMatchObject({ responseCode: 200, total: 5, page: 1, limit: 10 });
    expect(names(idsOf(body.jobs))[0]).toBe('later');
    expect(body.statuses).toHaveLength(9);
    const [th, en] = ['กำลังหาคนขับ', 'Finding a driver'];
    expect(body.statuses).toContainEqual({ id: 'matching', filter: 0, th, en, hireTh: th, hireEn: en });
    expect(body.statuses).toContainEqual(
      expect.objectContaining({ id: 'expired', filter: 3, th: 'ไม่พบคนขับ', en: 'No driver found' }),
    );
    expect(body).not.toHaveProperty('nextCursor');
  });

  it.each([
    [{ filters: '0' }, ['later', 'matching']],
    [{ filters: '1' }, ['delivering']],
    [{ filters: '2,3' }, ['cancelled', 'completed']],
    [{ date: 'today', filters: '0,1' }, ['delivering', 'matching']],
    [{ date: 'range', fromDate: '22/11/2026' }, ['later']],
    [{ fromDate: '22/11/2026', toDate: '23/11/2026' }, ['later']],
    [{ date: 'all', fromDate: '23/11/2026', filters: '1' }, ['delivering']],
    [{ jobType: '1,3' }, ['completed', 'delivering']],
    [{ vehicle: '2' }, ['completed', 'delivering']],
    [{ paymentType: '4' }, []],
    [{ taskType: '3' }, []],
    [{ taskType: '1', filters: '3' }, ['cancelled']],
  ] as const)('is narrowed by %j', async (query, expected) => {
    const found = await list({ ...query });
    expect(names(idsOf(found.jobs))).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it.each([
    ['a job id', () => jobs.delivering, ['delivering']],
    [
      'a job id with its dash',
      () => `${jobs.delivering.slice(0, -5)}-${jobs.delivering.slice(-5)}`.toLowerCase(),
      ['delivering'],
    ],
    ['a contact without the tone marks', () => 'นำผึง', ['delivering']],
    ['a phone with spaces', () => '02 123 4567', ['delivering']],
    ['a phone from abroad', () => '+66 2 123 4567', ['delivering']],
    ['a place in another spelling', () => 'หาดบางเเสน', ['delivering']],
    ['a remark', () => 'ป้อม', ['matching']],
    ['two words that are apart', () => 'ป้อม สยาม', ['matching']],
    ['a word that is nowhere', () => 'เชียงใหม่', []],
    ['signs alone', () => '%_(', []],
    ['what a database might run', () => "' or 1=1 --", []],
  ])('is searched for %s', async (_what, search, expected) => {
    expect(names(await ids({ search: search() }))).toEqual(expected);
  });

  it.each([
    ['status,-date', ['later', 'matching', 'delivering', 'completed', 'cancelled']],
    ['jobId', ['matching', 'delivering', 'completed', 'cancelled', 'later']],
    ['-jobId', ['later', 'cancelled', 'completed', 'delivering', 'matching']],
    ['date,jobId', ['matching', 'delivering', 'completed', 'cancelled', 'later']],
    ['-status', ['cancelled', 'completed', 'delivering', 'later', 'matching']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(names(await ids({ sort }))).toEqual(expected);
  });

  it.each(['-date', 'date', 'status,-date', '-jobId', 'jobId', '-status,date,-jobId'])(
    'goes on where the page before ended, sorted by %s, each job once',
    async (sort) => {
      const whole = await ids({ sort });
      const walked: string[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 10; pages += 1) {
        const page = await list({ sort, limit: '2', ...(cursor === undefined ? {} : { cursor }) });
        expect(page.total).toBe(5);
        walked.push(...idsOf(page.jobs));
        cursor = page.nextCursor;
        if (cursor === undefined) break;
      }
      expect(walked).toEqual(whole);
      expect([...(await ids({ sort, limit: '2', page: '2' })), ...(await ids({ sort, limit: '2', page: '3' }))]).toEqual(
        whole.slice(2),
      );
    },
  );

  it.each([
    ['a cursor of another order', async () => ({ sort: 'jobId', cursor: (await list({ limit: '1' })).nextCursor }), 'cursor'],
    [
      'a cursor that nobody made',
      async () => ({ cursor: Buffer.from('["-pickUpAt,-id",{},[]]').toString('base64url') }),
      'cursor',
    ],
    ['a text that is no cursor', async () => ({ cursor: '%%%' }), 'cursor'],
    ['a day that is none', async () => ({ date: 'range', fromDate: '30/02/2026' }), 'fromDate'],
  ])('refuses %s and names it', async (_what, query, field) => {
    expect(await list(await query())).toMatchObject({ responseCode: 422, field });
  });

  it.each([{ limit: '0' }, { limit: '101' }, { page: '0' }, { filters: '4' }, { sort: 'price' }, { memberId: 'me' }])(
    'takes %j for broken',
    async (query) => {
      const { status, body } = await gateway.call(listJobs, query, user);
      expect(status).toBe(400);
      expect(body.field).toBe(Object.keys(query)[0]);
    },
  );

  it('is not counted where nobody wants to know, and holds only the jobs asked for', async () => {
    expect(await list({ count: 'none' })).not.toHaveProperty('total');
    expect(names(await ids({ jobIds: `${jobs.later},${jobs.completed},J99` }))).toEqual(['later', 'completed']);
  });

  it('says when the search for a driver ends, to the second, and when a job was over', async () => {
    const { search_until: until } = await readJob(gateway, jobs.matching);
    const [matching] = (await list({ jobIds: jobs.matching })).jobs;
    const [completed] = (await list({ jobIds: jobs.completed })).jobs;
    expect(matching).toMatchObject({ searchUntilDateTime: until.toISOString() });
    expect(completed).toMatchObject({ overDateTime: gateway.clock.now().toISOString() });
    expect(completed).not.toHaveProperty('searchUntilDateTime');
  });

  it("never holds another customer's jobs, whatever is searched for", async () => {
    const stranger = await addCustomer(gateway);
    expect(await list({}, stranger)).toMatchObject({ total: 0, jobs: [] });
    expect(await ids({ search: jobs.matching }, stranger)).toEqual([]);
    const { nextCursor } = await list({ limit: '1' });
    expect((await list({ cursor: nextCursor }, stranger)).jobs).toEqual([]);
  });
});

const filterOf = ({ userId, token }: Caller, companyId: string | null = null, body: object = {}): JobFilter =>
  readFilter(
    body,
    {
      sessionId: token,
      userId,
      channel: 'web',
      role: 'customer',
      partnerId: null,
      company: companyId === null ? null : { companyId, departmentId: null, rights: new Set(['view']) },
    },
    gateway.clock.now(),
  );

describe('among ten thousand jobs', () => {
  let customer: Caller;
  let company: Caller;
  /** A thousand jobs for each of ten customers, one of which is a company. */
  beforeAll(async () => {
    customer = await addCustomer(gateway);
    company = await addCompany(gateway);
    const others = await Promise.all(Array.from({ length: 8 }, () => addCustomer(gateway)));
    for (const owner of [customer, company, ...others])
      await copyJob(gateway.db, { jobId: (await bookJob(gateway, owner)).jobId, count: 1_000 });
    await sql`analyze jobs, job_stops`.execute(gateway.db);
  });

  it.each([
    ['the first page', {}],
    ['a search', { search: 'สยาม' }],
    ['a group on some days', { filters: '0,1', fromDate: '01/11/2026', toDate: '21/11/2026' }],
  ])("%s of one customer is read from the customer's index", async (_what, body) => {
    const part = { order: readOrder(undefined), limit: 11, offset: 0, after: null };
    const plan = await explainQuery(gateway.db, selectListedJobs(gateway.db, filterOf(customer, null, body), part));
    expect(plan).toMatch(/jobs_of_user/);
    expect(plan).not.toMatch(/Seq Scan on jobs/);
  });

  it('the first page needs no sorting, and neither does the page after any job', async () => {
    const order = readOrder(undefined);
    const filter = filterOf(customer);
    const found = await readListed(gateway.db, filter, { order, limit: 500, offset: 0, after: null });
    const last = found.at(-1);
    if (last === undefined) throw new Error('there are jobs');
    for (const after of [null, readCursor(order, writeCursor(order, last.job)) ?? null]) {
      const plan = await explainQuery(gateway.db, selectListedJobs(gateway.db, filter, { order, limit: 101, offset: 0, after }));
      expect(plan).toMatch(/Index Scan using jobs_of_user_by_pick_up/);
      expect(plan).not.toMatch(/Sort/);
    }
  });

  it.each(['-date', '-date,status'])(
    "a company's, sorted by %s, are read from an index in their order, so that only a page's rows are sorted",
    async (sort) => {
      const part = { order: readOrder(sort), limit: 11, offset: 0, after: null };
      const plan = await explainQuery(gateway.db, selectListedJobs(gateway.db, filterOf(company, company.userId), part));
      expect(plan).toMatch(/Index Scan using jobs_of_company_by_pick_up/);
      expect(plan).toMatch(/jobs_of_(user|person)_by_pick_up/);
      expect(plan).not.toMatch(/Seq Scan on jobs/);
    },
  );

  it('counts and what was spent are read from an index alone', async () => {
    await sql`vacuum analyze jobs`.execute(gateway.db);
    const filter = filterOf(company, company.userId);
    const from = new Date('2026-10-05T00:00:00+07:00');
    const spent = { scope: filter.scope, statuses: ['completed', 'matching'], from, before: gateway.clock.now() } as const;
    for (const query of [selectCounts(gateway.db, filter, [['matching'], ['completed']]), selectSpend(gateway.db, spent)]) {
      const plan = await explainQuery(gateway.db, query);
      expect(plan).toMatch(/Index Only Scan using jobs_of_company_by_status/);
      expect(plan).not.toMatch(/Seq Scan on jobs/);
    }
  });
});
