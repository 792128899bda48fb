import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { CannotStartError } from '../cannot-start-error.ts';
import { type DataChanges, watchDataChanges } from './data-changes.ts';
import type { DatabaseLog } from './database-log.ts';
import { findEmbedded } from './embedded/find-embedded.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { makePool } from './make-pool.ts';
import { requireOwnSessions } from './require-own-sessions.ts';
import { createSpaceWatch, type SpaceWatch } from './space-watch.ts';
import type { Database } from './tables.ts';
import { tryDatabaseSpace } from './try-database-space.ts';

/** The database to open. */
export interface OpenDatabaseOptions {
  /** An external PostgreSQL. Absent: the gateway runs its own. */
  readonly databaseUrl?: string | undefined;
  /** The same PostgreSQL without a pooler between. Default: `databaseUrl`. */
  readonly directUrl?: string | undefined;
  /** How many connections calls and workers share. */
  readonly poolSize?: number | undefined;
  /** Absolute path of the folder that holds the gateway's own PostgreSQL. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
}

/** An open database; the caller must close it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** One connection that no call uses, without a pooler between: for migrations, and for saying whether the gateway is ready. */
  readonly ownPool: pg.Pool;
  /** Without a pooler between. Contains the password. */
  readonly connectionString: string;
  /** Whether the disk has space, as far as queries have shown. */
  readonly space: SpaceWatch;
  readonly changes: DataChanges;
  /** Waits for running queries; then stops the server if the gateway runs it. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL: the one at `databaseUrl`, or the gateway's own in `dataDir`, started if it does not run.
 *
 * @throws Error that says what to do when the server cannot be reached or started.
 * @throws DataDirInUseError when another gateway uses `dataDir`.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, directUrl = databaseUrl, dataDir, log, poolSize } = options;
  if (databaseUrl === undefined || directUrl === undefined) {
    const server = await openEmbedded({ dataDir, log });
    const { connectionString } = server;
    return connect({ url: connectionString, directUrl: connectionString }, { log, poolSize, stop: server.close });
  }
  return reach({ url: databaseUrl, directUrl }, { log, poolSize, name: 'at DATABASE_URL' });
}

/**
 * Opens the same database for an operator's command, also while a gateway uses it. The gateway's own server is used if it runs, and otherwise
 * started and locked for the duration of the command. It is never created.
 *
 * @throws Error that says what to do when it does not exist, or cannot be reached or started.
 */
export async function openDatabaseBeside(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl !== undefined) return openDatabase(options);
  const found = await findEmbedded(dataDir);
  if (found.state === 'running') {
    const { connectionString } = found;
    return reach({ url: connectionString, directUrl: connectionString }, { log, name: `in ${dataDir}` });
  }
  if (found.state === 'stopped') return openDatabase(options);
  throw new Error(
    `There is no database in ${dataDir}. Start the gateway there once, or set DATA_DIR or DATABASE_URL as the gateway has it.`,
  );
}

/** Where a server is reached; the two are the same where nothing is between. */
interface Address {
  readonly url: string;
  readonly directUrl: string;
}

interface ReachOptions {
  readonly log: DatabaseLog;
  readonly poolSize?: number | undefined;
  /** How messages call it. */
  readonly name: string;
}

async function reach(address: Address, { log, poolSize, name }: ReachOptions): Promise<OpenDatabase> {
  const database = connect(address, { log, poolSize, stop: async () => undefined });
  try {
    await requireOwnSessions(database.pool, name);
    if (address.directUrl !== address.url) await requireDirectUrl(address.directUrl, log);
    return database;
  } catch (cause) {
    await database.close();
    if (cause instanceof CannotStartError) throw cause;
    const message = `The database ${name} cannot be reached: ${describe(cause)}. Check that it runs and the address is right.`;
    throw isRefusal(cause) ? new CannotStartError(message, { cause }) : new Error(message, { cause });
  }
}

async function requireDirectUrl(directUrl: string, log: DatabaseLog): Promise<void> {
  const pool = makePool(directUrl, { log, size: 2 });
  try {
    await requireOwnSessions(pool, 'at DATABASE_DIRECT_URL');
  } finally {
    await pool.end();
  }
}

const defaultPoolSize = 20;

interface ConnectOptions {
  readonly log: DatabaseLog;
  readonly poolSize?: number | undefined;
  readonly stop: () => Promise<void>;
}

function connect({ url, directUrl }: Address, { log, poolSize = defaultPoolSize, stop }: ConnectOptions): OpenDatabase {
  const pool = makePool(url, { log, size: poolSize });
  const ownPool = makePool(directUrl, { log, size: 1, staysOpen: true });
  const changes = watchDataChanges(pool);
  const space = createSpaceWatch(() => tryDatabaseSpace(db));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') space.note(event.error);
    },
  });
  const close = async () => {
    await db.destroy();
    if (!pool.ended) await pool.end();
    if (!ownPool.ended) await ownPool.end();
    await stop();
  };
  return { db, pool, ownPool, connectionString: directUrl, space, changes, close };
}

/** The server refuses (class 28: user and password; 3D: no such database), so waiting is pointless. */
const isRefusal = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && /^(28|3D)/.test(String(cause.code));

const describe = (cause: unknown): string => (cause instanceof Error && cause.message ? cause.message : String(cause));
