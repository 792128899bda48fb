import { demoAccounts, demoPassword } from './account/seed.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { systemClock as clock, systemRandom as random } from './deps.ts';
import { createLog } from './http/create-log.ts';
import { seedDemo } from './seed/seed-demo.ts';

const drainMs = 8_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const greet = ({ port, publicUrl, seed }: Config): void => {
  say(`Songwai        ${publicUrl}/`);
  say(`API            http://localhost:${port}/api/docs`);
  if (seed === 'demo') say(`Demo accounts  ${demoAccounts.map(({ email }) => email).join(', ')}; password ${demoPassword}`);
};

/** Opens, migrates, seeds, listens; a signal drains what is in flight, then closes the database. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    await migrate(database.pool, { log });
    if (config.seed === 'demo') await seedDemo({ db: database.db, config, clock, random });
    const app = await buildApp({ config, database, clock, random, log: { level: config.logLevel } });
    await app.listen({ port: config.port, host: config.host });
    greet(config);

    const stop = async (): Promise<void> => {
      // Whoever keeps a connection busy for longer than this is cut off: the promise is to be gone within ten seconds.
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
      await app.close();
      clearTimeout(cut);
      await database.close();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'could not stop in order');
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    await database.close();
    throw error;
  }
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
