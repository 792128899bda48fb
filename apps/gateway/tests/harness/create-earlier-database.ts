import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../src/database/migrate.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { createTestDatabase } from './create-test-database.ts';
import { silentLog } from './silent-log.ts';

const migrations = fileURLToPath(new URL('../../src/database/migrations', import.meta.url));

/** A database that a test migrates from one version to a later one. */
export interface EarlierDatabase extends OpenDatabase {
  /** Runs the migrations numbered `from` to `to`. */
  run(from: number, to: number): Promise<void>;
}

/** Creates one without tables. */
export async function createEarlierDatabase(): Promise<EarlierDatabase> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'songwai-earlier-'));
  const database = await createTestDatabase('empty');
  return {
    ...database,
    run: async (from, to) => {
      const isWanted = (name: string) => Number(name.slice(0, 4)) >= from && Number(name.slice(0, 4)) <= to;
      const names = (await readdir(migrations)).filter(isWanted);
      await Promise.all(names.map((name) => copyFile(path.join(migrations, name), path.join(directory, name))));
      await migrate(database.pool, { log: silentLog, directory });
    },
    close: async () => {
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
