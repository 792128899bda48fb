import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { makePool } from './make-pool.ts';
import type { Database } from './tables.ts';

/** Which database to open. */
export interface OpenDatabaseOptions {
  /** A PostgreSQL that somebody else runs. Absent: the gateway runs its own. */
  readonly databaseUrl?: string | undefined;
  /** Absolute path of the folder that holds the gateway's own PostgreSQL. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
}

/** An open database. Who opened it closes it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** Holds the password. */
  readonly connectionString: string;
  /** Waits for running queries; then stops the server if the gateway runs it. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL: the one at `databaseUrl`, or the gateway's own in `dataDir`, started if it does not run.
 *
 * @throws Error that says what to do when the server cannot be reached or started.
 * @throws DataDirInUseError when another gateway works on `dataDir`.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl === undefined) {
    const server = await openEmbedded({ dataDir, log });
    return connect(server.connectionString, { log, stop: server.close });
  }
  const database = connect(databaseUrl, { log, stop: async () => undefined });
  try {
    await database.pool.query('select 1');
    return database;
  } catch (cause) {
    await database.close();
    throw new Error(
      `The database at DATABASE_URL cannot be reached: ${describe(cause)}. Check that it runs and the address is right.`,
      {
        cause,
      },
    );
  }
}

function connect(connectionString: string, { log, stop }: { log: DatabaseLog; stop: () => Promise<void> }): OpenDatabase {
  const pool = makePool(connectionString, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    if (!pool.ended) await pool.end();
    await stop();
  };
  return { db, pool, connectionString, close };
}

const describe = (cause: unknown): string => (cause instanceof Error && cause.message ? cause.message : String(cause));
