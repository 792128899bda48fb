import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { makeCluster, readPassword } from './cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { databaseAddress, databaseName } from './database-address.ts';
import { choosePlace, type Place } from './place.ts';
import { ensureRunning, stopServer } from './postmaster.ts';

/** How to run the gateway's own PostgreSQL. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** False for tests only: a power cut may then lose everything. */
  readonly isDurable?: boolean;
  /** Where root puts what its server could not reach otherwise. */
  readonly storeDir?: string;
  readonly binaries?: Binaries;
}

/** A running server that is this process's alone. */
export interface EmbeddedServer {
  readonly connectionString: string;
  close(): Promise<void>;
}

const attempts = 50;
const retryMs = 100;

/**
 * Makes, starts or finds the PostgreSQL of `dataDir` and takes it for this process. It outlives a killed gateway, and the
 * next one goes on with it; should it be killed itself, it is started again on the same port.
 *
 * @throws DataDirInUseError when another gateway works on `dataDir`.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, isDurable = true } = options;
  const place = await choosePlace({
    dataDir: path.resolve(options.dataDir),
    storeDir: options.storeDir ?? '/var/lib/songwai',
    binaries: options.binaries ?? (await findBinaries()),
    log,
  });
  const password = await readPassword(place);
  await makeCluster(place, { password, isDurable });
  const first = await hold(place, { password, isDurable });
  const { port } = first;
  let lock: pg.Client | undefined = first.lock;
  let isClosing = false;
  let recovery: Promise<void> = Promise.resolve();

  const watch = (client: pg.Client) => {
    client.once('end', () => {
      if (!isClosing) recovery = recover();
    });
  };
  const recover = async () => {
    log.error({ dataDir: place.dataDir }, 'the database server went away; it is started again');
    lock = undefined;
    try {
      const held = await hold(place, { password, isDurable, port });
      lock = held.lock;
      watch(held.lock);
      log.info({ port: held.port }, 'the database server is back');
    } catch (err) {
      log.error({ err }, 'the database server cannot be started again; restart the gateway');
    }
  };
  watch(first.lock);
  log.info({ dataDir: place.dataDir, port }, 'database server ready');

  return {
    connectionString: databaseAddress({ password, port }),
    close: async () => {
      isClosing = true;
      await recovery;
      // Without the lock the server may be another gateway's by now.
      if (lock === undefined) return;
      // Held to the end, so that nobody takes a server which is about to stop.
      await stopServer(place);
      await lock.end();
    },
  };
}

interface HoldOptions {
  readonly password: string;
  readonly isDurable: boolean;
  readonly port?: number;
}

async function hold(place: Place, { password, ...options }: HoldOptions): Promise<{ port: number; lock: pg.Client }> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await ensureRunning(place, options);
    const lock = await lockDataDir(databaseAddress({ password, port, database: 'postgres' }), place.dataDir);
    if (lock !== undefined) {
      await makeDatabase(lock);
      return { port, lock };
    }
    await wait(retryMs);
  }
  throw new Error(`The database in ${place.dataDirectory} goes away again and again. See postgres.log in ${place.dataDir}.`);
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}
