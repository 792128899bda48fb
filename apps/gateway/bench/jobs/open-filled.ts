import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { systemClock as clock, systemRandom as random } from '../../src/platform/deps.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { fillJobs } from './fill-jobs.ts';

type Body = Readonly<Record<string, unknown>>;

/** A gateway whose demo company has many jobs. */
export interface FilledGateway {
  /** Asks as the company. */
  get(url: string, query: Readonly<Record<string, string>>): Promise<Body>;
  /** Has the database note what is there, which it cannot while what filled it is still open. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a gateway on an empty database and fills it. */
export async function openFilled(
  databaseUrl: string,
  { dataDir, count }: { dataDir: string; count: number },
): Promise<FilledGateway> {
  const database = await openDatabase({ databaseUrl, dataDir, log: silentLog });
  await migrate(database.pool, { log: silentLog });
  const config = readConfig({
    DATA_DIR: dataDir,
    SIMULATION_SPEED: '0',
    BACKGROUND_WORK: 'off',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_CUSTOMER_CASH_JOBS: '1000',
  });
  await seedDemo({ db: database.db, config, clock, random });
  const app = await buildApp({ config, database, clock, random, log: { level: 'silent' } });
  const post = async (url: string, payload: object, token = ''): Promise<Body> =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'sk-token': token } })).json();
  const token = String((await post('/login', { userName: 'company@songwai.test', password: 'demo1234' }))['skToken']);
  const booking = plainOrder();
  const { netPrice, normalPrice, discount, freeCredit } = await post('/estimate_price', booking, token);
  const { jobId } = await post('/create_job', { ...booking, netPrice, normalPrice, discount, freeCredit }, token);
  await fillJobs(database.db, { jobId: String(jobId), count });
  return {
    get: async (url, query) => {
      const answer = await app.inject({ method: 'GET', url: `/api${url}`, query, headers: { 'sk-token': token } });
      if (answer.statusCode !== 200) throw new Error(`${url} ${JSON.stringify(query)}: ${answer.body}`);
      return answer.json();
    },
    vacuum: async () => {
      const one = await database.pool.connect();
      await one.query('set statement_timeout = 0');
      await one.query('vacuum analyze jobs, job_stops');
      // Not given back, because of its time limit.
      one.release(true);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
