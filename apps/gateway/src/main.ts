import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { CannotStartError, cannotStartCode } from './cannot-start-error.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { createLog } from './http/logging/create-log.ts';
import { demoAccounts, demoPassword } from './identity/seed.ts';
import { outboxPath } from './messages/outbox-page.ts';
import { systemClock as clock, systemRandom as random } from './platform/deps.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { refuseDemoAccounts } from './starting/refuse-demo-accounts.ts';
import { explainListenError, requireFreePort } from './starting/require-free-port.ts';
import { requireWritable } from './starting/require-writable.ts';

/** From the signal to where busy connections are cut, with the time in which proxies learn of the stop. */
const drainMs = 8_000;
/** What begun calls get at least. */
const leastDrainMs = 3_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const greet = ({ port, publicUrl, seed, isProduction }: Config): void => {
  say(`Songwai        ${publicUrl}/`);
  say(`API            http://localhost:${port}/api/docs`);
  if (!isProduction) say(`Outbox         http://localhost:${port}${outboxPath}`);
  if (seed === 'demo') say(`Demo accounts  ${demoAccounts.map(({ email }) => email).join(', ')}; password ${demoPassword}`);
};

/**
 * Resolves at the first signal to stop, and ignores further ones: Ctrl-C may arrive twice (from the terminal and from the parent process), which
 * must not interrupt a stop that has begun.
 */
const waitForSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });

/** Whether this deployment stores anything in `dataDir`. */
const usesDataDir = ({ databaseUrl, storage }: Config): boolean => databaseUrl === undefined || storage.kind === 'folder';

/**
 * Checks port and folders, opens and migrates the database, seeds, listens; after a signal finishes running requests, then closes the
 * database. A signal during the start takes effect after it.
 */
const run = async (): Promise<void> => {
  const signalled = waitForSignal();
  let isStopping = false;
  void signalled.then(() => {
    isStopping = true;
  });
  const config = readConfig(process.env);
  const { port, host, dataDir, logLevel } = config;
  await requireFreePort({ port, host });
  if (usesDataDir(config)) await requireWritable(dataDir);
  const log = createLog(logLevel);
  const { databaseUrl, databaseDirectUrl: directUrl, databasePoolSize: poolSize } = config;
  const database = await openDatabase({ databaseUrl, directUrl, poolSize, dataDir, log });
  try {
    await migrate(database.ownPool, { log });
    if (config.seed === 'demo') await seedDemo({ db: database.db, config, clock, random });
    if (config.isProduction) await refuseDemoAccounts(database.db);
    const app = await buildApp({ config, database, clock, random, log: { level: logLevel } });
    await app.listen({ port, host }).catch(async (error: unknown) => {
      await app.close();
      throw explainListenError(error, { port, host });
    });
    if (!isStopping) greet(config);

    await signalled;
    // Calls are served meanwhile: a proxy asks `/readyz` now and then, and sends them elsewhere once it has heard of the stop.
    app.announceStop();
    await wait(config.stopDelayMs);
    // Connections that are busy for longer are closed, because the gateway has to stop within ten seconds.
    const cut = setTimeout(() => app.server.closeAllConnections(), Math.max(leastDrainMs, drainMs - config.stopDelayMs));
    await app.close();
    clearTimeout(cut);
  } finally {
    await database.close();
  }
};

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof CannotStartError ? cannotStartCode : 1);
}
