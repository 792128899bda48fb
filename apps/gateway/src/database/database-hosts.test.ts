import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, expect, inject, it } from 'vitest';
import { folderPrefix } from '../../tests/harness/abandoned-servers.ts';
import { findFreePort } from '../../tests/harness/find-free-port.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { openEventListener } from '../events/event-listener-queries.ts';
import { clientClassFor, readDatabaseHosts } from './database-hosts.ts';
import { readTrouble } from './database-trouble.ts';
import { type EmbeddedServer, openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const open = (databaseUrl: string): Promise<OpenDatabase> => openDatabase({ databaseUrl, dataDir: '', log: silentLog });

/** One address for servers that differ only in their ports. */
function join(urls: readonly string[], query = ''): string {
  const [first = ''] = urls;
  return `${first.replace(/127\.0\.0\.1:\d+/, urls.map((url) => new URL(url).host).join(','))}${query}`;
}

const withPort = (address: string, port: number): string => address.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`);

async function portOf({ pool }: OpenDatabase): Promise<number | undefined> {
  const { rows } = await pool.query<{ port: number }>('select inet_server_port() as port');
  return rows[0]?.port;
}

it('takes an address of several servers apart, with what is common to them', () => {
  expect(readDatabaseHosts('postgres://u:p%40x@a:5432,[::1]:5433/db?sslmode=require&target_session_attrs=primary')).toEqual({
    urls: ['postgres://u:p%40x@a:5432/db?sslmode=require', 'postgres://u:p%40x@[::1]:5433/db?sslmode=require'],
    session: 'primary',
  });
  expect(readDatabaseHosts('postgres://a,b/db')?.session).toBe('read-write');
  expect(readDatabaseHosts('postgres://a/db')).toEqual({ urls: ['postgres://a/db'], session: 'any' });
});

it('a server that is down is passed over, for calls, migrations and events', async () => {
  const { adminUrl } = inject('testServer');
  const down = withPort(adminUrl, await findFreePort());
  const database = await open(join([down, adminUrl]));
  try {
    expect(await portOf(database)).toBe(Number(new URL(adminUrl).port));
    expect((await database.ownPool.query('select 1')).rowCount).toBe(1);
    const events = await openEventListener({ connectionString: database.connectionString, log: silentLog, startTimer });
    await events.stop();
  } finally {
    await database.close();
  }
});

it('says of each server why it cannot be used, and that waiting may help', async () => {
  const { adminUrl } = inject('testServer');
  const down = withPort(adminUrl, await findFreePort());
  await expect(open(join([down, down]))).rejects.toThrow(/:\d+: connect ECONNREFUSED.*; 127\.0\.0\.1:\d+: connect ECONNREFUSED/);
  // The second answers and refuses the password; the first may be the right one, once it is back.
  const Client = clientClassFor(join([down, adminUrl]).replace(/:[^:@/]*@/, ':wrong@'));
  const tried: unknown = await new Client().connect().catch((error: unknown) => error);
  expect(readTrouble(tried)).toBe('away');
});

const folders: string[] = [];
const servers: EmbeddedServer[] = [];

/** Servers with the same password, as the two of a cluster have. */
async function startServer(isStandby: boolean): Promise<EmbeddedServer> {
  const dataDir = await mkdtemp(folderPrefix());
  folders.push(dataDir);
  await chmod(dataDir, 0o755);
  await writeFile(path.join(dataDir, 'postgres.password'), 'of-both', { mode: 0o600 });
  const options = { dataDir, log: silentLog, isDurable: false };
  let server = await openEmbedded(options);
  if (isStandby) {
    await server.close();
    await writeFile(path.join(dataDir, 'postgres', 'standby.signal'), '');
    server = await openEmbedded(options);
  }
  servers.push(server);
  return server;
}

afterAll(async () => {
  for (const server of servers) await server.close();
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

it('a standby is passed over, and found once it became the primary', async () => {
  const standby = await startServer(true);
  const primary = await startServer(false);
  const ports = [standby, primary].map(({ connectionString }) => Number(new URL(connectionString).port));
  const address = join([standby.connectionString, primary.connectionString], '?target_session_attrs=read-write');

  await expect(open(`${standby.connectionString}?target_session_attrs=primary`)).rejects.toThrow(/takes no writes/);
  const database = await open(address);
  try {
    expect(await portOf(database)).toBe(ports[1]);
    expect(await migrate(database.ownPool, { log: silentLog })).toBeGreaterThan(0);

    await primary.close();
    await expect.poll(() => database.pool.idleCount).toBe(0);
    const refused: unknown = await portOf(database).catch((error: unknown) => error);
    expect(readTrouble(refused)).toBe('away');

    const promoting = await openDatabase({ databaseUrl: standby.connectionString, dataDir: '', log: silentLog });
    await promoting.pool.query('select pg_promote()');
    await promoting.close();
    expect(await portOf(database)).toBe(ports[0]);
    await database.pool.query('create table written (id bigint)');
  } finally {
    await database.close();
  }
}, 120_000);
