import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/tables.ts';
import { readCursor, readOrder, writeCursor } from '../../src/jobs/list-order.ts';
import { listJobs, selectListedJobs } from '../../src/jobs/list-queries.ts';
import { type JobFilter, readFilter } from '../../src/jobs/list-request.ts';
import { copyJob } from './copy-job.ts';
import { type Caller, createJobsWorld, type JobsWorld } from './jobs-world.ts';

let world: JobsWorld;
let user: Caller;
let company: Caller;
/** Ten thousand jobs of ten customers, one of them a company. */
beforeAll(async () => {
  world = await createJobsWorld();
  const customers = await Promise.all(Array.from({ length: 9 }, () => world.addUser()));
  company = await world.addCompany();
  for (const customer of [...customers, company]) await copyJob(world.db, { jobId: await world.book(customer), count: 1_000 });
  [user = company] = customers;
  await sql`analyze jobs, job_stops`.execute(world.db);
});
afterAll(() => world.close());

const explain = async (db: Kysely<Database>, query: ReturnType<typeof selectListedJobs>): Promise<string> => {
  const { sql: text, parameters } = query.compile();
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => parameters[Number(number) - 1]);
  const pieces = parts.flatMap((part, index) => (index < order.length ? [sql.raw(part), sql`${order[index]}`] : [sql.raw(part)]));
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.join(pieces, sql``)}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

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
    world.clock.now(),
  );

describe('among ten thousand jobs', () => {
  it.each([
    ['the first page', {}],
    ['a search', { search: 'สยาม' }],
    ['a group on some days', { filters: '0,1', fromDate: '01/11/2026', toDate: '21/11/2026' }],
  ])("%s of one customer is read from the customer's index", async (_what, body) => {
    const part = { order: readOrder(undefined), limit: 11, offset: 0, after: null };
    const plan = await explain(world.db, selectListedJobs(world.db, filterOf(user, null, body), part));
    expect(plan).toMatch(/jobs_of_user/);
    expect(plan).not.toMatch(/Seq Scan on jobs/);
  });

  it('the first page needs no sorting, and neither does the page after any job', async () => {
    const order = readOrder(undefined);
    const filter = filterOf(user);
    const found = await listJobs(world.db, filter, { order, limit: 500, offset: 0, after: null });
    const last = found.at(-1);
    if (last === undefined) throw new Error('there are jobs');
    for (const after of [null, readCursor(order, writeCursor(order, last.job)) ?? null]) {
      const plan = await explain(world.db, selectListedJobs(world.db, filter, { order, limit: 101, offset: 0, after }));
      expect(plan).toMatch(/Index Scan using jobs_of_user_by_pick_up/);
      expect(plan).not.toMatch(/Sort/);
    }
  });

  it("a company's are read from the indexes of its jobs", async () => {
    const part = { order: readOrder(undefined), limit: 11, offset: 0, after: null };
    const plan = await explain(world.db, selectListedJobs(world.db, filterOf(company, company.userId), part));
    expect(plan).toMatch(/jobs_of_company/);
    expect(plan).not.toMatch(/Seq Scan on jobs/);
  });
});
