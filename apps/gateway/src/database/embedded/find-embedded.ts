import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@songwai/core/basics/durations';
import { databaseAddress } from './database-address.ts';
import { isServerOf, readPostmaster } from './postmaster-file.ts';
import { readIfThere } from './write-once.ts';

/** The state of a gateway's own database. */
export type FoundEmbedded =
  | { readonly state: 'missing' }
  /** No gateway uses it. */
  | { readonly state: 'stopped' }
  | { readonly state: 'running'; readonly connectionString: string };

const pollMs = 50;
/** Long enough for recovery after a crash. */
const patienceMs = minuteMs;

/**
 * Finds the database of a `dataDir` without creating, starting or locking it, so that commands can use it while a gateway runs.
 *
 * @throws Error where the folder belongs to another user, or its server does not become ready.
 */
export async function findEmbedded(dataDir: string): Promise<FoundEmbedded> {
  try {
    return await look(dataDir);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { state: 'missing' };
    if (code !== 'EACCES' && code !== 'EPERM') throw cause;
    throw new Error(`The database in ${dataDir} belongs to another user. Run this as the user of the gateway, or as root.`, {
      cause,
    });
  }
}

async function look(dataDir: string): Promise<FoundEmbedded> {
  const folder = await realpath(dataDir);
  const home = (await readIfThere(path.join(folder, 'postgres.location')))?.trim() ?? folder;
  const dataDirectory = path.join(home, 'postgres');
  const password = (await readIfThere(path.join(folder, 'postgres.password')))?.trim();
  if (password === undefined || (await readIfThere(path.join(dataDirectory, 'PG_VERSION'))) === undefined)
    return { state: 'missing' };
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const server = await readPostmaster(dataDirectory);
    if (server === undefined || !(await isServerOf(server.pid, dataDirectory))) return { state: 'stopped' };
    if (server.isReady) return { state: 'running', connectionString: databaseAddress({ password, port: server.port }) };
    await wait(pollMs);
  }
  throw new Error(`The database in ${dataDirectory} is neither ready nor stopped. See ${path.join(folder, 'postgres.log')}.`);
}
