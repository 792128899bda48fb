import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { systemClock as clock, systemRandom as random } from '../../src/platform/deps.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { bookTrackedJob } from './book-tracked-job.ts';
import { serveParent } from './child-server.ts';

/** The gateway as users get it, with its own PostgreSQL (which syncs to disk), its workers and its logs; only the demo's drivers do not move. */
async function serveGateway(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'songwai-load-'));
  await chmod(dataDir, 0o755);
  const config = readConfig({
    DATA_DIR: dataDir,
    SIMULATION_SPEED: '0',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_CUSTOMER_CASH_JOBS: '1000000',
    LOG_LEVEL: 'warn',
    ...JSON.parse(process.env['BENCH_SETTINGS'] ?? '{}'),
  });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  await migrate(database.pool, { log: silentLog });
  await seedDemo({ db: database.db, config, clock, random });
  const app = await buildApp({ config, database, clock, random, log: { level: config.logLevel } });
  await bookTrackedJob(app, database.db);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  serveParent({ origin, databaseUrl: database.connectionString }, async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
}

await serveGateway();
