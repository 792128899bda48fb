import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openEmbedded } from '../src/database/embedded/open-embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { systemClock as clock, systemRandom as random } from '../src/platform/deps.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { plainOrder } from '../tests/builders/order.ts';
import { silentLog } from '../tests/harness/silent-log.ts';
import { copyJob } from '../tests/jobs/copy-job.ts';
import type { Benchmark } from './measure.ts';
import { measureCalls } from './measure-calls.ts';

/** The jobs of the company, and of the person whom it is compared with. */
const [many, few] = [100_000, 1_000];
const mostCopies = 5_000;
/** Rows before the page that a company's accountant would look for: the thousandth of ten. */
const deepRows = 9_990;

type Body = Readonly<Record<string, unknown>>;

/** Lists, searches and counts of a company with 100,000 jobs, against those of a person with 1,000 in the same database. */
export async function benchLists(): Promise<readonly Benchmark[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'songwai-bench-'));
  await chmod(dataDir, 0o755);
  const server = await openEmbedded({ dataDir, log: silentLog, isDurable: false });
  const database = await openDatabase({ databaseUrl: server.connectionString, dataDir, log: silentLog });
  await migrate(database.pool, { log: silentLog });
  const config = readConfig({
    DATA_DIR: dataDir,
    SIMULATION_SPEED: '0',
    BACKGROUND_WORK: 'off',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_CUSTOMER_CASH_JOBS: '1000',
  });
  const { db } = database;
  await seedDemo({ db, config, clock, random });
  const app = await buildApp({ config, database, clock, random, log: { level: 'silent' } });

  const post = async (url: string, payload: object, token = ''): Promise<Body> =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'sk-token': token } })).json();
  const addJobs = async (userName: string, count: number) => {
    const { skToken } = await post('/login', { userName, password: 'demo1234' });
    const token = String(skToken);
    // In parts, each of which is ready before the database gives a statement up.
    for (let copied = 0; copied < count; copied += mostCopies) {
      const booking = plainOrder();
      const { netPrice, normalPrice, discount, freeCredit } = await post('/estimate_price', booking, token);
      const { jobId } = await post('/create_job', { ...booking, netPrice, normalPrice, discount, freeCredit }, token);
      await copyJob(db, { jobId: String(jobId), count: Math.min(mostCopies, count) });
    }
    return async (url: string, query: Readonly<Record<string, string>> = {}): Promise<Body> =>
      (await app.inject({ method: 'GET', url: `/api${url}`, query, headers: { 'sk-token': token } })).json();
  };
  const ofPerson = await addJobs('demo@songwai.test', few);
  const ofCompany = await addJobs('company@songwai.test', many);
  // One job in fifty is still running, and one in a thousand has a word that no other has.
  await sql`update jobs set status = 'completed', over_at = created_at where id like 'J9%' and right(id, 2) not in ('07', '57')`.execute(
    db,
  );
  await sql`update jobs set search_text = search_text || ' orchid' where id like 'J9%' and right(id, 3) = '500'`.execute(db);
  await sql`vacuum analyze jobs, job_stops`.execute(db);

  const cursorOf = async (ask: typeof ofPerson, rows: number): Promise<string> => {
    let cursor: string | undefined;
    for (let row = 0; row < rows; row += 90) {
      const page: Body = await ask('/job', { limit: '90', count: 'none', sort: '-date,status', ...(cursor && { cursor }) });
      cursor = String(page['nextCursor']);
    }
    return cursor ?? '';
  };
  const list = { sort: '-date,status', count: 'none', date: 'all' };
  const [deep, shallow] = [await cursorOf(ofCompany, deepRows), await cursorOf(ofPerson, 900)];
  const cases = [
    { name: 'the first page', url: '/job', query: [list, list], ratio: 3 },
    {
      name: 'the thousandth page',
      url: '/job',
      query: [
        { ...list, cursor: deep },
        { ...list, cursor: shallow },
      ],
      ratio: 3,
    },
    {
      name: 'running jobs of all days',
      url: '/job',
      query: [
        { ...list, filters: '0,1' },
        { ...list, filters: '0,1' },
      ],
      ratio: 6,
    },
    {
      name: 'a usual word',
      url: '/job',
      query: [
        { ...list, search: 'สยาม' },
        { ...list, search: 'สยาม' },
      ],
      ratio: 3,
    },
    // Nothing but reading them all finds a word that few have, so it may take longer, but not a hundred times as long.
    {
      name: 'a rare word in all days',
      url: '/job',
      query: [
        { ...list, search: 'orchid' },
        { ...list, search: 'orchid' },
      ],
      ratio: 30,
    },
    { name: 'counts of today', url: '/job/counts', query: [{ date: 'today' }, { date: 'today' }], ratio: 4 },
    { name: 'counts of all days', url: '/job/counts', query: [{ date: 'all' }, { date: 'all' }], ratio: 12 },
    { name: 'spend by week', url: '/job/spend', query: [{}, {}], ratio: 30 },
  ] as const;

  const benchmarks: Benchmark[] = [];
  for (const { name, url, query, ratio } of cases) {
    const reference = await measureCalls(() => ofPerson(url, query[1]));
    const ours = await measureCalls(() => ofCompany(url, query[0]));
    benchmarks.push({
      name: `jobs: ${name}, a company with 100,000`,
      ours,
      reference: { name: 'a person with 1,000', ...reference },
      limits: { p95Ms: 400, ratio },
    });
  }
  await app.close();
  await database.close();
  await server.close();
  await rm(dataDir, { recursive: true });
  return benchmarks;
}
