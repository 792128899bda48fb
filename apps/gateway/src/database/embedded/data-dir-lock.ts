import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CannotStartError } from '../../cannot-start-error.ts';
import { readTrouble } from '../database-trouble.ts';
import { databaseName } from './database-address.ts';

/** Any number: no other code takes advisory locks in the database `postgres`. */
const lockNumber = 7_361_002;
/** The server releases a killed gateway's lock when the connection breaks; a gateway that is stopping takes longer. */
const patienceMs = 1_000;
const retryMs = 50;
const connectTimeoutMs = 10_000;

/** The lock that makes a server this gateway's own. */
export interface DataDirLock {
  readonly client: pg.Client;
  /** Resolves when the connection is lost, and with it the lock; also if that has already happened. */
  readonly isLost: Promise<void>;
}

/** Another gateway uses this DATA_DIR. */
class DataDirInUseError extends CannotStartError {
  override readonly name = 'DataDirInUseError';
}

/**
 * Takes the lock on this server, held as long as the returned connection, and creates the gateway's database if it is missing.
 *
 * @returns undefined when the server stopped meanwhile: start it again and retry.
 * @throws DataDirInUseError when another gateway holds the lock.
 */
export async function lockDataDir(connectionString: string, dataDir: string): Promise<DataDirLock | undefined> {
  const client = new pg.Client({
    connectionString,
    application_name: `songwai-gateway ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  const isLost = new Promise<void>((resolve) => client.once('end', resolve));
  // A broken connection also rejects the running query, which is handled below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const deadline = performance.now() + patienceMs;
    while (!(await tryLock(client))) {
      if (performance.now() > deadline) throw new DataDirInUseError(await describeHolder(client, dataDir));
      await wait(retryMs);
    }
    await makeDatabase(client);
    return { client, isLost };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (readTrouble(error) === 'away') return undefined;
    if ((error as { code?: unknown }).code === '28P01')
      throw new CannotStartError(
        `The password in ${dataDir}/postgres.password is not the one of the database there. Put the right file back.`,
        {
          cause: error,
        },
      );
    throw error;
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockNumber]);
  return rows[0]?.isMine === true;
}

async function describeHolder(client: pg.Client, dataDir: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockNumber],
  );
  const pid = rows[0]?.name.split(' ')[1];
  const process = pid === undefined ? '' : ` (process ${pid})`;
  return `Another gateway${process} works on ${dataDir}. Stop it first, or give this one its own DATA_DIR and PORT.`;
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}
